import type { ReactNode } from "react";

interface PageMainProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The main region of an ordinary page: one column as wide as the design allows, between the gutters. */
export function PageMain({ children, className = "" }: PageMainProps): ReactNode {
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className={`mx-auto w-full max-w-[1440px] px-(--cn-gutter) pt-6.5 pb-24 outline-none tablet:pt-9 tablet:pb-18 ${className}`}
    >
      {children}
    </main>
  );
}
