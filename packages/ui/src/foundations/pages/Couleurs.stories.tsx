import type { Meta, StoryObj } from "@storybook/react-vite";
import { contrast } from "../branding/contrast.ts";
import { colours, photoColours } from "@carnation/tokens";

const meta = { title: "Foundations/Colours", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Name = keyof typeof colours;

const ratio = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const groups: readonly { readonly title: string; readonly names: readonly Name[] }[] = [
  { title: "Porcelaine", names: ["ground", "surface", "sunken", "well", "line", "line-strong"] },
  { title: "Encre", names: ["ink", "ink-2", "ink-3"] },
  { title: "Carnation", names: ["accent", "accent-strong", "accent-wash"] },
  { title: "Outremer", names: ["ultramarine"] },
  { title: "Céladon\u00A0: point fort", names: ["strength", "strength-ink", "strength-wash"] },
  { title: "Ocre\u00A0: à entretenir", names: ["maintain", "maintain-ink", "maintain-wash"] },
  { title: "Sanguine\u00A0: priorité", names: ["priority", "priority-ink", "priority-wash"] },
  { title: "Gris\u00A0: repère", names: ["reference", "reference-ink", "reference-wash"] },
  { title: "Erreur de saisie", names: ["error", "error-wash"] },
  { title: "Fonds particuliers", names: ["table", "photo-ground", "scrim", "tolerance"] },
];

function Swatch({ name, role }: { readonly name: string; readonly role: string }) {
  return (
    <div>
      <div className="fd-swatch" style={{ background: `var(--cn-${name})` }} />
      <p className="fd-note">
        <strong>{role}</strong>
        {name}
      </p>
    </div>
  );
}

export const Palette: Story = {
  render: () => (
    <div className="fd-page">
      {groups.map(({ title, names }) => (
        <section key={title}>
          <h3>{title}</h3>
          <div className="fd-swatches">
            {names.map((name) => (
              <Swatch key={name} name={name} role={colours[name].role} />
            ))}
          </div>
        </section>
      ))}
      <section>
        <h3>Sur les photos, la même paire pour toutes les peaux</h3>
        <div className="fd-swatches">
          {Object.entries(photoColours).map(([name, { role }]) => (
            <Swatch key={name} name={name} role={role} />
          ))}
        </div>
      </section>
    </div>
  ),
};

export const PaletteSombre: Story = { ...Palette, name: "Palette, sombre", globals: { theme: "sombre" } };

const grounds: readonly Name[] = ["ground", "surface", "sunken"];
const judged: readonly { readonly name: Name; readonly least: number }[] = [
  ...(
    [
      "ink",
      "ink-2",
      "ink-3",
      "accent-strong",
      "error",
      "strength-ink",
      "maintain-ink",
      "priority-ink",
    ] as const
  ).map((name) => ({ name, least: 4.5 })),
  ...(["line-strong", "accent", "ultramarine", "strength", "maintain", "priority", "reference"] as const).map(
    (name) => ({
      name,
      least: 3,
    }),
  ),
];

function Contrasts({ theme }: { readonly theme: "light" | "dark" }) {
  const caption = theme === "light" ? "Contrastes, clair" : "Contrastes, sombre";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is reached by the keyboard
    <section className="fd-scroll" aria-label={caption} tabIndex={0}>
      <table className="fd-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Couleur</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                {colours[ground].role}
              </th>
            ))}
            <th scope="col">Il faut</th>
          </tr>
        </thead>
        <tbody>
          {judged.map(({ name, least }) => (
            <tr key={name}>
              <th scope="row">
                {colours[name].role}
                <span className="fd-chip" style={{ background: colours[name][theme] }} aria-hidden="true" />
              </th>
              {grounds.map((ground) => (
                <td key={ground}>{ratio.format(contrast(colours[name][theme], colours[ground][theme]))}</td>
              ))}
              <td>{least === 3 ? "3\u00A0: formes et contours" : "4,5\u00A0: texte"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const Contrastes: Story = {
  render: () => (
    <div className="fd-page">
      <Contrasts theme="light" />
      <Contrasts theme="dark" />
    </div>
  ),
};
