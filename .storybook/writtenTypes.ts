import type { Plugin } from "vite";
import { componentProperties } from "../packages/ui/src/testing/declaredProps.ts";

/**
 * The types of a component's properties as API.md prints them, with those that it takes over from other interfaces of
 * the kit.
 * @param file path of the component's module
 * @param text the module, where it is at hand
 * @returns by the component's name: for each interface `XProps`, those of `X`
 */
export function writtenTypes(
  file: string,
  text?: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    Object.entries(componentProperties(file, text)).map(([component, { properties }]) => [
      component,
      Object.fromEntries(Object.values(properties).map(({ name, type }) => [name, type])),
    ]),
  );
}

/**
 * Leaves the written types on each component of the kit, for `readableTypes`. The generator of the pages does not know
 * a `readonly` list, a type of another file or a list's words.
 */
export function withWrittenTypes(): Plugin {
  return {
    name: "carnation:written-types",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!/\/packages\/ui\/src\/(?:[^/]+\/)+[A-Z]\w+\.tsx$/u.test(file)) return null;
      const lines = Object.entries(writtenTypes(file, code)).map(
        ([component, types]) => `Object.assign(${component}, { __writtenTypes: ${JSON.stringify(types)} });`,
      );
      return lines.length === 0 ? null : { code: `${code}\n${lines.join("\n")}\n`, map: null };
    },
  };
}
