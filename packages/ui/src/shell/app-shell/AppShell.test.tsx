import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useRef, useState } from "react";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { AppShell, type AppShellProps } from "./AppShell.tsx";
import { PageContent } from "./PageContent.tsx";
import { account, administration, adminNav, professionalNav } from "./testing/menus.tsx";

describeConformance(
  <AppShell nav={professionalNav} homeHref="#accueil" account={account}>
    <h1>Tableau de bord</h1>
  </AppShell>,
);
describeConformance(<PageContent>Mes clients</PageContent>);

/** As a page of a router does: its heading takes the focus when one arrives. */
function PageHeading({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {title}
    </h1>
  );
}

/** A host with a router: a followed link changes the page without loading one, and the heading takes the focus. */
function Host(props: Partial<AppShellProps>) {
  const [page, setPage] = useState("Tableau de bord");
  return (
    <AppShell
      nav={professionalNav}
      links={administration}
      homeHref="#accueil"
      account={account}
      {...props}
      renderLink={({ href, children, onClick, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onClick?.(event);
            setPage(href);
          }}
        >
          {children}
        </a>
      )}
    >
      <PageHeading key={page} title={page} />
    </AppShell>
  );
}

const wide = () => screen.getByRole("navigation", { name: "Menu principal" });

test("the first stop is the skip link, which leads to the main region", async () => {
  render(
    <AppShell nav={professionalNav} homeHref="#accueil" account={account}>
      <h1>Tableau de bord</h1>
    </AppShell>,
  );
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Aller au contenu" });
  expect(document.activeElement).toBe(skip);
  expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
  expect(screen.getByRole("main").tabIndex).toBe(-1);
});

test("the bar says where one is and leads home and to the other space", () => {
  render(<Host />);
  expect(within(wide()).getByRole("link", { current: "page" }).textContent).toBe("Tableau de bord");
  expect(screen.getByRole("link", { name: "Carnation, accueil" }).getAttribute("href")).toBe("#accueil");
  expect(screen.getByRole("link", { name: "Administration" })).toBeDefined();
});

test("the avatar leads to the profile, and the way out is an entry", async () => {
  render(<Host />);
  expect(screen.getByRole("link", { name: "Déconnexion" }).getAttribute("href")).toBe("#deconnexion");
  await userEvent.click(screen.getByRole("link", { name: "Mon profil, Claire Martin" }));
  expect(await screen.findByRole("heading", { name: "#profil" })).toBeDefined();
});

test("the column names its groups", () => {
  render(<Host layout="column" nav={adminNav} space="Espace d’administration" />);
  const catalogue = within(wide()).getByRole("list", { name: "Catalogue" });
  expect(
    within(catalogue)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Recommandations", "Sous-catégories", "Contre-indications", "Actualités"]);
  expect(screen.getByText("Espace d’administration")).toBeDefined();
});

test("the drawer keeps the focus, closes on Escape and gives it back to « Menu »", async () => {
  render(<Host />);
  const button = screen.getByRole("button", { name: "Menu" });
  await userEvent.click(button);
  const drawer = screen.getByRole("dialog", { name: "Menu" });
  for (let presses = 0; presses < 12; presses += 1) {
    await userEvent.tab();
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("the drawer has every entry, the other spaces and the account; following one closes it and leaves the focus to the page", async () => {
  render(<Host />);
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const drawer = within(screen.getByRole("dialog", { name: "Menu" }));
  expect(
    drawer.getAllByRole("link").map((link) => link.textContent || link.getAttribute("aria-label")),
  ).toEqual([
    "Tableau de bord",
    "Diagnostic",
    "Mes clients",
    "Recommandations",
    "Actualités",
    "Mon compte",
    "Administration",
    "Déconnexion",
    "CClaire MartinInstitut Lumière de Peau",
  ]);
  await userEvent.click(drawer.getByRole("link", { name: "Mes clients" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "#clients" })));
});

test("a notice for every page is announced when it comes: its live region is there before", () => {
  const { rerender } = render(<Host />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  rerender(<Host notice="Vous êtes hors connexion." />);
  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toBe("Vous êtes hors connexion.");
});
