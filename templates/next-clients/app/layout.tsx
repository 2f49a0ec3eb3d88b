import "./app.css";
import { ColorSchemeField, ColorSchemeScript } from "@carnation/ui/color-scheme-field";
import { Stack } from "@carnation/ui/stack";
import { UiProvider } from "@carnation/ui/provider";
import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { title: "Clients", icons: { icon: "data:," } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <ColorSchemeScript />
      </head>
      <body>
        <UiProvider locale="fr-FR">
          <Stack gap={10} className="template-page">
            <main>{children}</main>
            <footer>
              <ColorSchemeField size="sm" />
            </footer>
          </Stack>
        </UiProvider>
      </body>
    </html>
  );
}
