import "./app.css";
import { UiProvider } from "@carnation/ui/provider";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Quote } from "./Quote";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <UiProvider locale="fr-FR">
      <main className="template-page">
        <Quote />
      </main>
    </UiProvider>
  </StrictMode>,
);
