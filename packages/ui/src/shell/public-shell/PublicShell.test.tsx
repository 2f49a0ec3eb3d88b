import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { PublicShell } from "./PublicShell.tsx";
import { SkinChart } from "./SkinChart.tsx";
import { skinTones } from "./skinTones.ts";

const links = [
  { id: "legal", label: "Mentions légales", href: "/mentions-legales" },
  { id: "help", label: "Aide", href: "/aide" },
];

describeConformance(
  <PublicShell homeHref="/login" links={links} mention="Observation cosmétique" aside={<p>Nuancier</p>}>
    <h1>Connexion</h1>
  </PublicShell>,
);

describeConformance(<SkinChart caption="Carnation, n. f." />);

test("the chart goes from light to dark in six undertones, and marks one tone on every screen", () => {
  const { container } = render(<SkinChart />);
  const tones = [...container.querySelectorAll("span")];
  expect(tones).toHaveLength(42);
  expect(container.querySelectorAll("[data-marked][data-phone]")).toHaveLength(1);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  const lightness = skinTones.slice(0, 7).map(({ colour }) => Number(/oklch\(([\d.]+)/u.exec(colour)?.[1]));
  expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
});

test("the keyboard meets the skip link, the brand, the page, then the foot", async () => {
  render(
    <PublicShell homeHref="/login" links={links}>
      <button type="button">Se connecter</button>
    </PublicShell>,
  );
  const stops: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
  }
  expect(stops).toEqual([
    "Aller au contenu",
    "Carnation, accueil",
    "Se connecter",
    "Mentions légales",
    "Aide",
  ]);
  expect(screen.getByRole("link", { name: "Aller au contenu" }).getAttribute("href")).toBe(
    `#${screen.getByRole("main").id}`,
  );
});

test("the space one signs in to stands beside the brand, and the links have a name", () => {
  render(
    <PublicShell homeHref="/admin/login" space="Administration" links={links}>
      <h1>Connexion</h1>
    </PublicShell>,
  );
  expect(within(screen.getByRole("banner")).getByText("Administration")).toBeDefined();
  expect(within(screen.getByRole("navigation", { name: "Liens utiles" })).getAllByRole("link")).toHaveLength(
    2,
  );
});

test("the shell without links has no empty navigation", () => {
  render(
    <PublicShell homeHref="/login" mention="Observation cosmétique du visage, sans valeur médicale.">
      <h1>Connexion</h1>
    </PublicShell>,
  );
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("contentinfo").textContent).toMatch(/^Observation/u);
});
