import type { ReactNode } from "react";
import type { ColorSchemeOptions } from "./colorScheme.ts";
import { colorSchemeScript } from "./colorSchemeScript.ts";

export interface ColorSchemeScriptProps extends ColorSchemeOptions {
  /** Nonce of the page's policy for scripts; without one, the policy may hold the hash of `colorSchemeScript()`. */
  readonly nonce?: string | undefined;
}

/**
 * Shows the chosen scheme before the page is painted. Stands first in the `<head>` that a server renders; `<html>` takes
 * `suppressHydrationWarning`, since the script writes two attributes there that the server cannot know.
 */
export function ColorSchemeScript({ nonce, ...options }: ColorSchemeScriptProps): ReactNode {
  // oxlint-disable-next-line react/no-danger -- the text is the kit's own, and no option can end the script
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: colorSchemeScript(options) }} />;
}
