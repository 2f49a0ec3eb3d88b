import "@carnation/ui/fonts.css";
import "@carnation/ui/styles.css";
import "./host.css";
import { createRoot } from "react-dom/client";
import { StrictMode } from "react";
import { Interactions } from "../page/Interactions";
import { Readings } from "../page/Readings";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Diagnostic</h1>
      <Readings />
      <Interactions buttonClassName="host-square" />
    </main>
  </StrictMode>,
);
