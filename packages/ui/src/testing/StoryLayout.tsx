import type { ReactNode } from "react";

interface LayoutProps {
  readonly children: ReactNode;
  /** Widest inline size, any CSS length. */
  readonly width?: string;
}

/** Things one after the other, in stories only. */
export function Row({ children, width }: LayoutProps): ReactNode {
  return (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, maxWidth: width }}>
      {children}
    </div>
  );
}

/** Things one under the other, in stories only. */
export function Stack({ children, width }: LayoutProps): ReactNode {
  return <div style={{ display: "grid", gap: 20, maxWidth: width }}>{children}</div>;
}

/** Columns of at least 280 px, in stories only. */
export function Columns({ children, width }: LayoutProps): ReactNode {
  return (
    <div
      style={{
        display: "grid",
        gap: "20px 40px",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
        alignItems: "start",
        maxWidth: width,
      }}
    >
      {children}
    </div>
  );
}
