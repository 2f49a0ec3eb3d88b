import type { ReactNode } from "react";
import { Interactions } from "./page/Interactions";
import { Readings } from "./page/Readings";

/** The whole page: drawn when the host is built, brought to life in the browser. */
export function Page(): ReactNode {
  return (
    <main>
      <h1>Diagnostic</h1>
      <Readings />
      <Interactions buttonClassName="host-square" />
    </main>
  );
}
