import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";

/** The parts of the kit that a host sets into its own page, each under its name. */
export type Parts = Readonly<Record<"readings" | "form" | "table", ReactNode>>;

export function show(page: ReactNode): void {
  const root = document.querySelector("#root");
  if (root === null) throw new Error("The page has no #root.");
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}

/** Shows what the host keeps free for a part; nothing stands there where the host is shown alone. */
export function Place({
  parts,
  name,
}: {
  readonly parts: Parts | undefined;
  readonly name: keyof Parts;
}): ReactNode {
  return parts === undefined ? null : <div data-kit={name}>{parts[name]}</div>;
}

/** The parts and nothing else. */
export function showParts(parts: Parts): void {
  show(
    <main>
      <h1 hidden>Visite</h1>
      <Place parts={parts} name="readings" />
      <Place parts={parts} name="form" />
      <Place parts={parts} name="table" />
    </main>,
  );
}
