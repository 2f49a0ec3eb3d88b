export type { LinkAttributes, RenderLink } from "../internal/renderLink.tsx";
export { type PublicLink, PublicShell, type PublicShellProps } from "./PublicShell.tsx";
