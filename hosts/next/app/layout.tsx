import "@carnation/ui/fonts.css";
import "@carnation/ui/styles.css";
import "./host.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { title: "Carnation dans next", icons: { icon: "data:," } };

export default function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}
