import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { type BrandColour, type BrandPair, type BrandTheme, checkBrand } from "../branding/index.ts";
import { BrandPlayground } from "./BrandPlayground.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { CheckboxField } from "../../fields/checkbox-field/CheckboxField.tsx";
import { Progress } from "../../feedback/progress/Progress.tsx";
import { SwitchField } from "../../fields/switch-field/SwitchField.tsx";
import { Tabs } from "../../navigation/tabs/Tabs.tsx";
import { colours } from "@carnation/tokens";

const meta = { title: "Foundations/Theming", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ShownBrand {
  readonly name: string;
  readonly primary: BrandColour;
  readonly onPrimary: BrandColour;
  readonly focus: BrandColour;
  readonly radius?: string;
  readonly serif?: string;
}

const { ink, ground, ultramarine } = colours;
const brands: readonly [ShownBrand, ShownBrand, ShownBrand] = [
  { name: "Carnation", primary: ink, onPrimary: ground, focus: ultramarine },
  {
    name: "Herboristerie",
    primary: { light: "#00594c", dark: "#7fd1b9" },
    onPrimary: { light: "#ffffff", dark: "#00251f" },
    focus: { light: "#8a3ffc", dark: "#d4bbff" },
    radius: "22px",
  },
  {
    name: "Atelier",
    primary: { light: "#7a2e6d", dark: "#f0a8dd" },
    onPrimary: { light: "#fff8fd", dark: "#350a2d" },
    focus: { light: "#0b5cad", dark: "#9ecbff" },
    radius: "0px",
    serif: "var(--cn-font-sans)",
  },
];

const inTheme = (colour: BrandColour, theme: BrandTheme): string =>
  typeof colour === "string" ? colour : colour[theme];

/** Gives what a host writes in its own sheet; the first brand writes nothing. */
function variables(
  { primary, onPrimary, focus, radius, serif }: ShownBrand,
  theme: BrandTheme,
): CSSProperties {
  if (primary === ink) return {};
  return {
    "--cn-primary": inTheme(primary, theme),
    "--cn-on-primary": inTheme(onPrimary, theme),
    "--cn-focus": inTheme(focus, theme),
    ...(radius === undefined ? {} : { "--cn-radius": radius }),
    ...(serif === undefined ? {} : { "--cn-font-serif": serif }),
  } as CSSProperties;
}

function Sheet({ brand, theme }: { readonly brand: ShownBrand; readonly theme: BrandTheme }): ReactNode {
  const title = `${brand.name}, ${theme === "light" ? "clair" : "sombre"}`;
  return (
    <section
      className="fd-sheet"
      data-theme={theme}
      aria-label={title}
      style={{ display: "grid", alignContent: "start", gap: 20, ...variables(brand, theme) }}
    >
      <h3>{title}</h3>
      <Tabs
        label={`Vues, ${title}`}
        items={[
          { id: "summary", label: "Synthèse", content: "Peau nette et confortable." },
          { id: "criteria", label: "Critères", count: 13, content: "Les treize critères." },
        ]}
      />
      <Progress label="Envoi" value={0.64} />
      <CheckboxField label="Consentement recueilli" defaultChecked />
      <SwitchField label="Rappels par e-mail" defaultChecked />
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <Button variant="primary">Enregistrer</Button>
        <Button>Annuler</Button>
      </div>
    </section>
  );
}

export const AEssayer: Story = { name: "Votre marque, à essayer", render: () => <BrandPlayground /> };

export const TroisMarques: Story = {
  name: "Trois marques",
  render: () => (
    <div className="fd-page">
      {brands.map((brand) => (
        <div key={brand.name} className="fd-pair">
          <Sheet brand={brand} theme="light" />
          <Sheet brand={brand} theme="dark" />
        </div>
      ))}
    </div>
  ),
};

const ratio = new Intl.NumberFormat("fr-FR", {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
  roundingMode: "floor",
});
const seen = { onPrimary: "Texte", primary: "Action", focus: "Focus" } as const;
const on = {
  primary: "sur l’action",
  ground: "sur la page",
  surface: "sur un panneau",
  sunken: "sur un creux",
};
const caption = (theme: BrandTheme): string =>
  theme === "light" ? "Contrastes, clair" : "Contrastes, sombre";

/** A brand that is to be made better: its colours suit a white page alone. */
const faulty: ShownBrand = {
  name: "À revoir",
  primary: "#e8a200",
  onPrimary: "#ffffff",
  focus: "#ffd479",
};

function Measures({ theme }: { readonly theme: BrandTheme }): ReactNode {
  const columns = [...brands, faulty].map(({ name, primary, onPrimary, focus }) => ({
    name,
    pairs: checkBrand({ primary, onPrimary, focus }).pairs.filter((pair) => pair.theme === theme),
  }));
  const said = (pair: BrandPair | undefined): string => {
    if (pair === undefined) return "–";
    return pair.ratio < pair.minimum ? `${ratio.format(pair.ratio)}, insuffisant` : ratio.format(pair.ratio);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is reached by the keyboard
    <section className="fd-scroll" aria-label={caption(theme)} tabIndex={0}>
      <table className="fd-table">
        <caption>{caption(theme)}</caption>
        <thead>
          <tr>
            <th scope="col">Paire</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Il faut</th>
          </tr>
        </thead>
        <tbody>
          {columns[0]?.pairs.map((pair, row) => (
            <tr key={`${pair.seen} ${pair.on}`}>
              <th scope="row">
                {seen[pair.seen]} {on[pair.on]}
              </th>
              {columns.map(({ name, pairs }) => (
                <td key={name}>{said(pairs[row])}</td>
              ))}
              <td>{ratio.format(pair.minimum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const Contrastes: Story = {
  name: "Contrastes calculés",
  render: () => (
    <div className="fd-page">
      <Measures theme="light" />
      <Measures theme="dark" />
    </div>
  ),
};
