import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readableTypes } from "../.storybook/readableTypes.ts";
import { writtenTypes } from "../.storybook/writtenTypes.ts";

const source = join(import.meta.dirname, "..", "packages", "ui", "src");
const typesOf = (component: string, folder: string): Readonly<Record<string, string>> =>
  writtenTypes(join(source, folder, `${component}.tsx`))[component] ?? {};

test("the table of properties says what the interface says", () => {
  expect(typesOf("Tabs", "navigation/tabs")["items"]).toBe("readonly TabItem[]");
  expect(typesOf("PhotoCompare", "photo/photo-compare")["view"]).toBe(
    '"slider" | "side-by-side" | "overlay" | "masks"',
  );
  expect(typesOf("DataTable", "data/data-table")["onSelectionChange"]).toBe(
    "(ids: readonly string[]) => void",
  );
});

test("props of another file and of the compiler alone", () => {
  const types = typesOf("CheckboxField", "fields/checkbox-field");
  expect(types["label"]).toBe("ReactNode");
  expect(types["onValueChange"]).toBe("(value: boolean) => void");
  expect(types).not.toHaveProperty("labelAction");
  expect(typesOf("ZoomPan", "photo/zoom-pan")["panKeys"]).toBe('"arrows" | "shift-arrows"');
  expect(typesOf("ComboboxField", "fields/combobox-field")["onCreate"]).toBe(
    "(label: string) => ChoiceOption | Promise<ChoiceOption>",
  );
});

test("a property of two interfaces, one of which refuses it", () => {
  expect(typesOf("Button", "actions/button")).toMatchObject({
    asChild: "boolean",
    loading: "boolean",
    icon: "ReactNode",
    size: '"sm" | "md" | "lg"',
  });
});

test("no component's property is opaque", () => {
  const opaque = globSync("*/*/[A-Z]*.tsx", { cwd: source })
    .filter((file) => !/\.(?:test|stories)\./u.test(file))
    .flatMap((file) =>
      Object.entries(writtenTypes(join(source, file))).flatMap(([component, types]) =>
        Object.entries(types).map(([name, type]) => ({ where: `${component}.${name}`, type })),
      ),
    )
    .filter(({ type }) => /^(?:|object|array|union|unknown|any)$|undefined$|NoInfer|typeof/u.test(type));
  expect(opaque).toEqual([]);
});

test("controls follow the types, and defaults are values", () => {
  const component = Object.assign(() => null, {
    __writtenTypes: { size: '"sm" | "md"', items: "readonly Item[]", title: "ReactNode", count: "number" },
  });
  const argTypes = {
    size: { name: "size", table: { defaultValue: { summary: '"md"' } } },
    items: { name: "items", table: { type: { summary: "unknown" } } },
    title: { name: "title", control: { type: "object" as const } },
    count: { name: "count", table: { defaultValue: { summary: "items.length" } } },
    disabled: { name: "disabled" },
  };
  const rows = readableTypes({
    argTypes,
    component,
    initialArgs: {},
  } as unknown as Parameters<typeof readableTypes>[0]);
  expect(rows["size"]).toMatchObject({ options: ["sm", "md"], control: { type: "inline-radio" } });
  expect(rows["size"]?.table?.defaultValue?.summary).toBe('"md"');
  expect(rows["items"]?.table?.type?.summary).toBe("readonly Item[]");
  expect(rows["title"]?.control).toBe(false);
  expect(rows["count"]?.table?.defaultValue?.summary).toBe("");
  expect(rows["disabled"]).toMatchObject({
    control: { type: "boolean" },
    table: { type: { summary: "boolean" } },
  });
});
