import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import { SkipLink } from "../../navigation/skip-link/SkipLink.tsx";

interface ShellFrameProps extends ComponentPropsWithoutRef<"div"> {
  /** Class of the shell, of which its parts are named. */
  readonly block: string;
  /** Id of the main region, where the skip link leads. */
  readonly mainId: string;
}

/** The frame of a page, with the link that skips to its main region: what `AppShell` and `PublicShell` begin with. */
export const ShellFrame = forwardRef<HTMLDivElement, ShellFrameProps>(function ShellFrame(
  { block, mainId, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(block, className)}>
      <SkipLink href={`#${mainId}`} />
      {children}
    </div>
  );
});

interface HomeLinkProps {
  readonly block: string;
  readonly href: string;
  /** Holds what it is called: « Carnation, accueil ». */
  readonly label: string;
  readonly renderLink: RenderLink;
  /** The brand. */
  readonly children: ReactNode;
}

/** The brand as the way home. */
export function HomeLink({ block, href, label, renderLink, children }: HomeLinkProps): ReactNode {
  return renderLink({ href, className: `${block}__home`, "aria-label": label, children });
}

interface MainRegionProps {
  readonly block: string;
  readonly id: string;
  readonly children: ReactNode;
}

/** The main region of a page. The skip link puts the focus into it. */
export function MainRegion({ block, id, children }: MainRegionProps): ReactNode {
  return (
    <main id={id} tabIndex={-1} className={`${block}__main`}>
      {children}
    </main>
  );
}
