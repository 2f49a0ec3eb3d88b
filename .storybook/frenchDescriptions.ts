import type { ArgTypesEnhancer } from "storybook/internal/types";
import { isObject } from "./isObject.ts";

const attributes: Readonly<Record<string, string>> = {
  className: "Attribut HTML : classes ajoutées à celles du composant.",
  disabled: "Attribut HTML.",
  id: "Attribut HTML.",
  style: "Attribut HTML : styles ajoutés à ceux du composant.",
};

/**
 * The pages are French and the docstrings English: the table of properties takes its names, types and defaults
 * from the code, and its sentences from the `argTypes` of the stories. A docstring is never shown in their place: the
 * table holds it without its tags, the code with them. An attribute of the platform says that it is one.
 */
export const frenchDescriptions: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const info = isObject(component) ? component["__docgenInfo"] : undefined;
  const props = isObject(info) && isObject(info["props"]) ? info["props"] : {};
  // What only the arguments name would have its row made up after us.
  const named = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries<(typeof argTypes)[string]>({ ...named, ...argTypes }).map(([name, argType]) => {
      const documented = props[name];
      const english = isObject(documented) ? documented["description"] : undefined;
      const shown = argType.description ?? "";
      const isDocstring = typeof english === "string" && english.startsWith(shown);
      const description = isDocstring || shown === "" ? (attributes[name] ?? "") : shown;
      return [name, { ...argType, description }];
    }),
  );
};
