import type { AppRoute } from "../../common/navigation/AppRoute.ts";

/** Loads the screen of every route that is only planned: its `purpose`. */
export const loadPlannedScreen: AppRoute["load"] = async () =>
  (await import("../../features/planned-page/PlannedScreen.tsx")).PlannedScreen;
