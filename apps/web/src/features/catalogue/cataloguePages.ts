import { paths } from "../../common/navigation/paths.ts";
import type { ResourcePages } from "../../common/navigation/ResourcePages.ts";

export const pages: ResourcePages = {
  label: "Recommandations",
  path: paths.adminRecommendations,
  add: paths.addAdminRecommendation,
  edit: paths.editAdminRecommendation,
};
