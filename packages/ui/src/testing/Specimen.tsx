import type { ReactNode } from "react";

interface SpecimenProps {
  readonly name: string;
  readonly role: string;
  readonly children?: ReactNode;
}

/** One token on the « Fondations » page: how it looks, what it is called, what it is for. */
export function Specimen({ name, role, children }: SpecimenProps): ReactNode {
  return (
    <div style={{ display: "grid", alignContent: "start", gap: 6 }}>
      {children}
      <div style={{ fontSize: 12, lineHeight: 1.4, color: "var(--cn-ink-2)" }}>
        <strong style={{ fontWeight: 500, color: "var(--cn-ink)" }}>{name}</strong>
        <br />
        {role}
      </div>
    </div>
  );
}

/** Specimens side by side. */
export function SpecimenGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div
      style={{
        display: "grid",
        gap: "20px 16px",
        gridTemplateColumns: "repeat(auto-fill, minmax(130px, 1fr))",
      }}
    >
      {children}
    </div>
  );
}
