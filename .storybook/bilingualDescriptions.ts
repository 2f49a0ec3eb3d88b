import type { ArgTypesEnhancer } from "storybook/internal/types";
import { englishDescriptions } from "./englishDescriptions.ts";
import { isObject } from "./isObject.ts";

const attributes: Readonly<Record<string, readonly [french: string, english: string]>> = {
  className: [
    "Attribut HTML : classes ajoutées à celles du composant.",
    "HTML attribute: classes added to those of the component.",
  ],
  disabled: ["Attribut HTML.", "HTML attribute."],
  id: ["Attribut HTML.", "HTML attribute."],
  style: [
    "Attribut HTML : styles ajoutés à ceux du composant.",
    "HTML attribute: styles added to those of the component.",
  ],
};

/**
 * Writes a sentence in both languages, of which `preview.css` and `manager-head.html` show the one of the page: the table
 * of properties is made once and does not hear that the language changes.
 */
function inBoth(french: string, english: string): string {
  const parts = [
    ["fr", french],
    ["en", english.replace(/\s+/gu, " ").trim()],
  ] as const;
  return parts.map(([lang, text]) => (text === "" ? "" : `<span lang="${lang}">${text}</span>`)).join("");
}

/**
 * Gives the table of properties its sentences: the French one from the `argTypes` of the stories, the English one from
 * the docstring in the code, or from `englishDescriptions` where a property is described in the stories alone. Names,
 * types and defaults are those of the code. An attribute of the platform says that it is one.
 */
export const bilingualDescriptions: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const info = isObject(component) ? component["__docgenInfo"] : undefined;
  const props = isObject(info) && isObject(info["props"]) ? info["props"] : {};
  // What only the arguments name would have its row made up after us.
  const named = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries<(typeof argTypes)[string]>({ ...named, ...argTypes }).map(([name, argType]) => {
      const documented = props[name];
      const written = isObject(documented) ? documented["description"] : undefined;
      const docstring = typeof written === "string" ? written.replace(/\s@\w[\s\S]*$/u, "") : "";
      const shown = argType.description ?? "";
      const isFrench = shown !== "" && !(typeof written === "string" && written.startsWith(shown));
      const [french, english] = isFrench
        ? [shown, englishDescriptions[shown] ?? docstring]
        : (attributes[name] ?? ["", docstring]);
      return [name, { ...argType, description: inBoth(french, english) }];
    }),
  );
};
