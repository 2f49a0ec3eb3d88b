export type { ColorScheme, ColorSchemeOptions } from "./colorScheme.ts";
export { ColorSchemeField, type ColorSchemeFieldProps } from "./ColorSchemeField.tsx";
export { ColorSchemeScript, type ColorSchemeScriptProps } from "./ColorSchemeScript.tsx";
export { colorSchemeScript } from "./colorSchemeScript.ts";
export { useColorScheme } from "./useColorScheme.ts";
