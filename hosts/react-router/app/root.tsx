import "./app.css";
import { AppShell, type RenderLink } from "@carnation/ui/app-shell";
import { UiProvider } from "@carnation/ui/provider";
import type { ReactNode } from "react";
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";

export const meta = () => [{ title: "Carnation dans react-router" }];
export const links = () => [{ rel: "icon", href: "data:," }];

export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const renderLink: RenderLink = ({ href, ...link }) => <Link {...link} to={href} />;

/** The frame of every page: the kit's shell, with the router's links in it. */
export default function Root(): ReactNode {
  const { pathname } = useLocation();
  return (
    <UiProvider locale="fr-FR">
      <AppShell
        homeHref="/"
        brandName="Institut Morel"
        renderLink={renderLink}
        nav={[
          {
            id: "main",
            items: [
              { id: "visit", label: "Visite", href: "/", current: pathname === "/" },
              { id: "clients", label: "Clients", href: "/clients", current: pathname === "/clients" },
            ],
          },
        ]}
        links={[{ id: "logout", label: "Déconnexion", href: "/" }]}
        account={{ name: "Claire Morel", detail: "Institut Morel", href: "/" }}
      >
        <Outlet />
      </AppShell>
    </UiProvider>
  );
}
