import "./app.css";
import { UiProvider } from "@carnation/ui/provider";
import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { title: "Clients", icons: { icon: "data:," } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="fr">
      <body>
        <UiProvider locale="fr-FR">
          <main className="template-page">{children}</main>
        </UiProvider>
      </body>
    </html>
  );
}
