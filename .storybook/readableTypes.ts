import type { ArgTypesEnhancer } from "storybook/internal/types";
import { isObject } from "./isObject.ts";

type ArgType = Parameters<ArgTypesEnhancer>[0]["argTypes"][string];

interface Member {
  readonly name: string;
  readonly text: string;
}

/** The members of a documented union, without the `undefined` that `exactOptionalPropertyTypes` asks for. */
function membersOf(documented: unknown): readonly Member[] {
  const type = isObject(documented) ? documented["tsType"] : undefined;
  if (!isObject(type) || type["name"] !== "union" || !Array.isArray(type["elements"])) return [];
  return type["elements"].filter(isObject).flatMap((element) => {
    const name = String(element["name"]);
    const text = String(element["value"] ?? element["raw"] ?? name);
    return name === "undefined" ? [] : [{ name, text }];
  });
}

/** What a property takes, in one line. A `readonly` list is unknown to the generator: its value says what it is. */
function summaryOf(
  documented: unknown,
  members: readonly Member[],
  shown: string | undefined,
  value: unknown,
): string {
  if (members.length === 0) {
    return shown !== undefined && shown !== "unknown" ? shown : Array.isArray(value) ? "array" : "object";
  }
  if (members.every(({ name }) => name !== "unknown")) return members.map(({ text }) => text).join(" | ");
  const type = isObject(documented) ? documented["tsType"] : undefined;
  const raw = isObject(type) && typeof type["raw"] === "string" ? type["raw"] : "";
  return raw.replace(/\s*\|\s*undefined$/u, "").replace(/^\((.*)\)$/su, "$1");
}

/** A union that the code takes from a list is a name to the generator; the options of its control are its words. */
function wordsOf(options: unknown): string | undefined {
  if (!Array.isArray(options) || !options.every((option) => typeof option === "string")) return undefined;
  return options.map((option) => JSON.stringify(option)).join(" | ");
}

function controlOf(members: readonly Member[]): Partial<ArgType> {
  const [first] = members;
  if (members.length === 1 && first?.name === "boolean") return { control: { type: "boolean" } };
  if (members.length === 1 && first?.name === "number") return { control: { type: "number" } };
  if (members.length === 1 && first?.name === "string") return { control: { type: "text" } };
  if (members.length > 0 && members.every(({ name }) => name === "literal")) {
    const options = members.map(({ text }): unknown => JSON.parse(text));
    return { control: { type: options.length > 4 ? "select" : "inline-radio" }, options };
  }
  return {};
}

/**
 * Makes the table of properties say what a property takes: `"sm" | "md"` in the place of `union`, with the control
 * for it. An element or a function has no control: its tree of internals helps nobody.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const info = isObject(component) ? component["__docgenInfo"] : undefined;
  const props = isObject(info) && isObject(info["props"]) ? info["props"] : {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const members = membersOf(props[name]);
      const chosen: unknown = argType.control;
      const isOpen = chosen === undefined || (isObject(chosen) && chosen["type"] === "object");
      const value = initialArgs[name];
      const isHandler = typeof value === "function" || /^on[A-Z]/u.test(name);
      const isNode = argType.table?.type?.summary === "ReactNode" || isHandler;
      const isText = typeof value === "string" || (value === undefined && name === "children");
      return [
        name,
        {
          ...argType,
          ...(isOpen ? controlOf(members) : {}),
          ...(isOpen && isNode ? { control: isText ? { type: "text" as const } : false } : {}),
          table: {
            ...argType.table,
            type: {
              summary:
                wordsOf(argType.options) ??
                summaryOf(props[name], members, argType.table?.type?.summary, value),
            },
          },
        },
      ];
    }),
  );
};
