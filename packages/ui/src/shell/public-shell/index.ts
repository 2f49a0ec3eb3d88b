export type { LinkAttributes, RenderLink } from "../../foundations/internal/renderLink.tsx";
export { SkinChart, type SkinChartProps } from "./SkinChart.tsx";
export { type PublicLink, PublicShell, type PublicShellProps } from "./PublicShell.tsx";
