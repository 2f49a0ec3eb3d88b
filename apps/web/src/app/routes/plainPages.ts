import type { ComponentType } from "react";
import { paths } from "../../shared/navigation/paths.ts";

/** A page that is shown without the application. */
export interface DoorPage {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** Beside the table of routes: for a phone that takes one photo, and is signed in nowhere. */
export const phonePage: DoorPage = {
  path: paths.phone,
  load: async () => (await import("../../features/pro/capture/phone/PhoneScreen.tsx")).PhoneScreen,
};

const loadLegal = () => import("../../features/public/legal/LegalScreens.tsx");

/** Beside the table of routes: the texts of the law, before sign-in and after. */
export const legalPages: readonly DoorPage[] = [
  { path: paths.notice, load: async () => (await loadLegal()).NoticeScreen },
  { path: paths.privacy, load: async () => (await loadLegal()).PrivacyScreen },
  { path: paths.terms, load: async () => (await loadLegal()).TermsScreen },
  { path: paths.contract, load: async () => (await loadLegal()).ContractScreen },
];

/** Pages that need neither the table nor a session. */
export const plainPages: readonly DoorPage[] = [phonePage, ...legalPages];
