import "./app.css";
import { AppShell, PageContent } from "@carnation/ui/app-shell";
import { PageHeader } from "@carnation/ui/page-header";
import { UiProvider } from "@carnation/ui/provider";
import { Stack } from "@carnation/ui/stack";
import { Tabs } from "@carnation/ui/tabs";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Comparison } from "./Comparison";
import { Diagnosis } from "./Diagnosis";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <UiProvider locale="fr-FR">
      <AppShell
        homeHref="/"
        brandName="Institut Morel"
        nav={[{ id: "main", items: [{ id: "diagnosis", label: "Diagnostic", href: "/", current: true }] }]}
      >
        <PageContent>
          <Stack gap={6}>
            <PageHeader title="Anaïs Morel" facts={["41 ans", "21 novembre 2026"]} />
            <Tabs
              label="Diagnostic"
              items={[
                { id: "results", label: "Résultats", content: <Diagnosis /> },
                { id: "comparison", label: "Depuis juin", content: <Comparison /> },
              ]}
            />
          </Stack>
        </PageContent>
      </AppShell>
    </UiProvider>
  </StrictMode>,
);
