import { createContext } from "react";
import { fr } from "../messages/fr.ts";
import type { UiMessages } from "../messages/UiMessages.ts";

export interface UiContextValue {
  /** BCP 47 tag for numbers and dates; never the runtime's own, which differs between server and browser. */
  readonly locale: string;
  readonly messages: UiMessages;
}

export const UiContext = createContext<UiContextValue>({ locale: "fr-FR", messages: fr });
