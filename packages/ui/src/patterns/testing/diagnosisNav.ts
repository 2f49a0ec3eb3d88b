import type { AppNavGroup } from "../../shell/app-shell/index.ts";
import { professionalNav } from "../../shell/app-shell/testing/menus.tsx";

/** The professional's menu, on a page of the diagnosis. */
export const diagnosisNav: readonly AppNavGroup[] = professionalNav.map((group) => ({
  ...group,
  items: group.items.map((item) => ({ ...item, current: item.id === "diagnostic" })),
}));
