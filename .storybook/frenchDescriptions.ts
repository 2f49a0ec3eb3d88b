import type { ArgTypesEnhancer } from "storybook/internal/types";
import { isObject } from "./isObject.ts";

/**
 * The pages are French and the docstrings English: the table of properties takes its names, types and defaults
 * from the code, and its sentences from the `argTypes` of the stories. A docstring is never shown in their place.
 */
export const frenchDescriptions: ArgTypesEnhancer = ({ argTypes, component }) => {
  const info = isObject(component) ? component["__docgenInfo"] : undefined;
  const props = isObject(info) && isObject(info["props"]) ? info["props"] : {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const documented = props[name];
      const english = isObject(documented) ? documented["description"] : undefined;
      return [name, argType.description === english ? { ...argType, description: "" } : argType];
    }),
  );
};
