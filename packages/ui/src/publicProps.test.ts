import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { choicesOf, readModule } from "./testing/declaredModules.ts";
import { declaredProperties } from "./testing/declaredProps.ts";
import { kitFolders } from "./testing/kitFolders.ts";
import { listedTypes, propertyLine, remainingDeclarations } from "./testing/propertyPage.ts";
import { indexSurface } from "./testing/publicApi.ts";

const source = new URL("./", import.meta.url);
const page = readFileSync(new URL("../API.md", source), "utf8");
const entries = [...kitFolders(source)].map(([name, folder]) => {
  const index = new URL(`${folder}/index.ts`, source);
  const module = readModule(fileURLToPath(index));
  return { name, module, listed: listedTypes(indexSurface(index).types, module) };
});
const properties = entries.flatMap(({ name, listed }) =>
  [...listed].flatMap(([type, declared]) =>
    Object.values(declared.properties).map((property) => ({
      where: `${name}: ${type}.${property.name}`,
      property,
    })),
  ),
);

test("the properties of the kit are found", () => {
  expect(entries.flatMap(({ listed }) => [...listed.keys()]).length).toBeGreaterThan(150);
  expect(properties.length).toBeGreaterThan(1000);
});

test("every public property has a sentence beside its default", () => {
  expect(properties.filter(({ property }) => property.sentence === "").map(({ where }) => where)).toEqual([]);
});

test("every public property prints its choices, not the name or the list that they come from", () => {
  const opaque = entries.flatMap(({ name, module, listed }) =>
    [...listed].flatMap(([type, declared]) =>
      Object.values(declared.properties)
        .filter(
          (each) =>
            /\btypeof\b/u.test(each.type) || (choicesOf(each.type, module) ?? each.type) !== each.type,
        )
        .map((each) => `${name}: ${type}.${each.name}: ${each.type}`),
    ),
  );
  expect(opaque).toEqual([]);
});

test("API.md holds the line of every public property", () => {
  const lines = new Set(page.split("\n"));
  expect(
    properties.filter(({ property }) => !lines.has(propertyLine(property))).map(({ where }) => where),
    "Write it: npm run api.",
  ).toEqual([]);
});

const moduleOf = (text: string): ReturnType<typeof readModule> => readModule("/kit/Part.tsx", text);

test("a type takes over what it extends, with the attributes of the element", () => {
  const module = moduleOf(`
    const tones = ["info", "error"] as const;
    type Tone = (typeof tones)[number];
    interface Base { /** Weight of the words. @default "info" */ readonly tone?: Tone | undefined; }
    export interface PartProps extends Base, Omit<ComponentPropsWithoutRef<"button">, "title"> {
      /** The words. */
      readonly "aria-label": string;
    }
  `);
  expect(declaredProperties("PartProps", module)).toEqual({
    properties: {
      tone: {
        name: "tone",
        type: '"info" | "error"',
        optional: true,
        sentence: "Weight of the words.",
        usual: '"info"',
      },
      "aria-label": {
        name: "aria-label",
        type: "string",
        optional: false,
        sentence: "The words.",
        usual: "",
      },
    },
    attributes: [{ element: "button", without: ["title"] }],
  });
});

test("a type of two shapes takes what either takes", () => {
  const module = moduleOf(`
    interface Own { /** Is the element. */ readonly asChild?: false; /** Is busy. */ readonly loading?: boolean; }
    interface Given { /** Is the child. */ readonly asChild: true; readonly loading?: never; }
    export type PartProps = Own | Given;
  `);
  const { asChild, loading } = declaredProperties("PartProps", module).properties;
  expect(asChild).toMatchObject({
    type: "boolean",
    optional: true,
    sentence: "Is the element. Is the child.",
  });
  expect(loading).toMatchObject({ type: "boolean", optional: true, sentence: "Is busy." });
});

test("a declaration that is printed property by property is not printed twice, and an alias shows its choices", () => {
  const module = moduleOf(`const sizes = ["sm", "md"] as const; export type Size = (typeof sizes)[number];`);
  const report = [
    "export interface PartProps {\n    readonly size: Size;\n}",
    "export type Size = (typeof sizes)[number];",
    "export const Part: Component;",
  ].join("\n\n");
  expect(remainingDeclarations(report, new Map([["PartProps", {}]]), module)).toBe(
    'export type Size = "sm" | "md";\n\nexport const Part: Component;',
  );
});
