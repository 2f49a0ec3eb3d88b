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

/** Attributes of the platform that stories name, whose types stand in no interface of the kit. */
const platform: Readonly<Record<string, string>> = {
  accept: "string",
  autoComplete: "string",
  checked: "boolean",
  children: "ReactNode",
  className: "string",
  defaultChecked: "boolean",
  defaultValue: "string",
  disabled: "boolean",
  href: "string",
  id: "string",
  inputMode: "string",
  name: "string",
  onClick: "(event: MouseEvent) => void",
  placeholder: "string",
  readOnly: "boolean",
  required: "boolean",
  style: "CSSProperties",
  type: "string",
};

/** Gives what the generator of the pages makes of a property, in one line. */
function summaryOf(documented: unknown, members: readonly Member[], shown: string | undefined): string {
  if (members.length === 0) return shown !== undefined && shown !== "unknown" ? shown : "";
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

const plainControls = { boolean: "boolean", number: "number", string: "text" } as const;

function controlOf(summary: string): Partial<ArgType> {
  if (summary === "boolean" || summary === "number" || summary === "string") {
    return { control: { type: plainControls[summary] } };
  }
  if (/^(?:"[^"]*"|\d+)(?: \| (?:"[^"]*"|\d+))+$/u.test(summary)) {
    const options = summary.split(" | ").map((text): unknown => JSON.parse(text));
    return { control: { type: options.length > 4 ? "select" : "inline-radio" }, options };
  }
  return {};
}

/** A default that is a value; what the code works out says nothing to a reader. */
const isValue = (text: string): boolean => /^(?:"[^"]*"|-?[\d._]+|true|false|null|\[\])$/u.test(text);

/** The types that `withWrittenTypes` leaves on a component. */
function writtenOn(component: unknown): Readonly<Record<string, unknown>> {
  const written = isObject(component) ? component["__writtenTypes"] : undefined;
  return isObject(written) ? written : {};
}

/**
 * Makes the table of properties say what a property takes: `"sm" | "md"` in the place of `union`, with the control
 * for it. An element or a function has no control: its tree of internals helps nobody.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const info = isObject(component) ? component["__docgenInfo"] : undefined;
  const props = isObject(info) && isObject(info["props"]) ? info["props"] : {};
  const written = writtenOn(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const given = written[name];
      const shown = argType.table?.type?.summary;
      const summary =
        wordsOf(argType.options) ??
        (typeof given === "string"
          ? given
          : summaryOf(props[name], membersOf(props[name]), shown) || platform[name] || "object");
      const chosen: unknown = argType.control;
      const isOpen = chosen === undefined || (isObject(chosen) && chosen["type"] === "object");
      const value = initialArgs[name];
      const isHandler = typeof value === "function" || /^on[A-Z]/u.test(name) || summary.includes("=>");
      const isNode = summary === "ReactNode" || summary === "ReactElement" || isHandler;
      const isText = typeof value === "string" || (value === undefined && name === "children");
      const usual = argType.table?.defaultValue;
      return [
        name,
        {
          ...argType,
          ...(isOpen ? controlOf(summary) : {}),
          ...(isOpen && isNode ? { control: isText ? { type: "text" as const } : false } : {}),
          table: {
            ...argType.table,
            type: { summary },
            ...(usual?.summary === undefined || isValue(usual.summary)
              ? {}
              : { defaultValue: { summary: "" } }),
          },
        },
      ];
    }),
  );
};
