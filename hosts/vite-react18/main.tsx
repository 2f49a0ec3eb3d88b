import "@carnation/ui/fonts.css";
import "@carnation/ui/tokens.css";
import "@carnation/ui/base.css";
import "@carnation/ui/band-mark.css";
import "@carnation/ui/button.css";
import "@carnation/ui/chart-frame.css";
import "@carnation/ui/checkbox-field.css";
import "@carnation/ui/comparison-chart.css";
import "@carnation/ui/criteria-panel.css";
import "@carnation/ui/criterion-gauge.css";
import "@carnation/ui/data-table.css";
import "@carnation/ui/dialog.css";
import "@carnation/ui/field.css";
import "@carnation/ui/icon-button.css";
import "@carnation/ui/menu.css";
import "@carnation/ui/quote-table.css";
import "@carnation/ui/score-delta.css";
import "@carnation/ui/select.css";
import "@carnation/ui/skeleton.css";
import "@carnation/ui/tabs.css";
import "@carnation/ui/visually-hidden.css";
import "./host.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./Page";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root.");
hydrateRoot(
  root,
  <StrictMode>
    <Page />
  </StrictMode>,
);
