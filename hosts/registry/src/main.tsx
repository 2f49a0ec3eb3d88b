import "@carnation/ui/fonts.css";
import "@carnation/ui/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ClientForm } from "./carnation/ClientForm";
import { Comparison } from "./carnation/Comparison";
import { Diagnosis } from "./carnation/Diagnosis";
import { Quote } from "./carnation/Quote";
import { Example } from "./carnation/TrendChartExample";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <main>
      <ClientForm save={async () => ({ name: "Une fiche porte déjà ce nom." })} onSaved={() => undefined} />
      <Diagnosis />
      <Comparison />
      <Quote />
      <Example />
    </main>
  </StrictMode>,
);
