import { PublicShell, type PublicShellProps, type RenderLink } from "@carnation/ui/public-shell";
import type { ReactNode } from "react";
import { paths } from "./paths.ts";
import { PlaceLink } from "./PlaceLink.tsx";

const renderLink: RenderLink = ({ href, ...rest }) => <PlaceLink {...rest} to={href} />;

/** A page outside the signed-in shells: the name, one column, and what may stand beside it. */
export function PublicPage({
  homeHref = paths.login,
  ...props
}: Partial<Pick<PublicShellProps, "homeHref" | "space" | "aside" | "mention" | "links">> & {
  readonly children: ReactNode;
}): ReactNode {
  return <PublicShell {...props} homeHref={homeHref} renderLink={renderLink} />;
}
