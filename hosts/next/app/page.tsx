import { UiProvider } from "@carnation/ui/provider";
import type { ReactNode } from "react";
import { Interactions } from "../page/Interactions";
import { Readings } from "../page/Readings";

/** A server component: the kit's client leaves are its own affair. */
export default function Page(): ReactNode {
  return (
    <main>
      <h1>Diagnostic</h1>
      <Readings />
      <UiProvider locale="fr-FR">
        <Interactions buttonClassName="host-square" />
      </UiProvider>
    </main>
  );
}
