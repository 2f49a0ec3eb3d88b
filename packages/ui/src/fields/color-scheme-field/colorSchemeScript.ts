import { CHOSEN_ATTRIBUTE, COLOR_SCHEME_KEY, type ColorSchemeOptions } from "./colorScheme.ts";

/** Writes text as a string of a script that stands in HTML: nothing in it can end the script. */
const literal = (text: string): string => JSON.stringify(text).replaceAll("<", String.raw`\u003c`);

/**
 * Text of a script that shows the stored scheme before anything is painted: the same as `showColorScheme` does later, as
 * a program that needs no module. The same options give the same text, so that a policy may allow it by its hash.
 */
export function colorSchemeScript(options: ColorSchemeOptions = {}): string {
  const { storageKey = COLOR_SCHEME_KEY, defaultScheme = "system" } = options;
  return [
    `(function(d,k,s){`,
    `try{var v=localStorage.getItem(k);if(v==="system"||v==="light"||v==="dark")s=v}catch(e){}`,
    `d.setAttribute(${literal(CHOSEN_ATTRIBUTE)},s);`,
    `d.setAttribute("data-theme",s==="dark"||s==="system"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")`,
    `})(document.documentElement,${literal(storageKey)},${literal(defaultScheme)})`,
  ].join("");
}
