import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { elevations, gutter, motion, radii, space } from "@carnation/tokens";

const meta = { title: "Foundations/Space, corners and motion", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Espaces: Story = {
  render: () => (
    <div>
      {Object.entries(space).map(([step, pixels]) => (
        <div key={step} className="fd-line">
          <p className="fd-note">
            <strong>{pixels} px</strong>
            space-{step}
          </p>
          <div style={{ width: `var(--cn-space-${step})`, height: 12, background: "var(--cn-ink)" }} />
        </div>
      ))}
    </div>
  ),
};

export const Gouttieres: Story = {
  name: "Gouttières",
  render: () => (
    <div className="fd-swatches">
      {(
        [
          ["Bureau, 1280 px et plus", gutter.desktop],
          ["Étroit, 992 à 1279 px", gutter.narrow],
          ["Tablette, 641 à 991 px", gutter.tablet],
          ["Téléphone, jusqu’à 640 px", gutter.phone],
        ] as const
      ).map(([label, pixels]) => (
        <div key={label}>
          <div className="fd-sheet" style={{ padding: `16px ${pixels}px`, borderRadius: 0 }}>
            <div style={{ height: 40, background: "var(--cn-sunken)" }} />
          </div>
          <p className="fd-note">
            <strong>{pixels} px</strong>
            {label}
          </p>
        </div>
      ))}
    </div>
  ),
};

export const Angles: Story = {
  render: () => (
    <div className="fd-swatches">
      {[
        { name: "0", value: 0, role: "Photos et feuilles" },
        ...Object.entries(radii).map(([name, radius]) => ({ name, ...radius })),
      ].map(({ name, value, role }) => (
        <div key={name}>
          <div style={{ height: 72, border: "1px solid var(--cn-ink)", borderRadius: value }} />
          <p className="fd-note">
            <strong>{role}</strong>
            {name === "0" ? "sans jeton" : `radius-${name}`}, {value} px
          </p>
        </div>
      ))}
    </div>
  ),
};

export const Elevations: Story = {
  name: "Élévations",
  render: () => (
    <div className="fd-pair">
      {Object.entries(elevations).map(([name, { role }]) => (
        <div key={name}>
          <div
            style={{
              height: 120,
              background: "var(--cn-surface)",
              boxShadow: `var(--cn-shadow-${name})`,
            }}
          />
          <p className="fd-note" style={{ marginBlockStart: 16 }}>
            <strong>{role}</strong>
            shadow-{name}
          </p>
        </div>
      ))}
    </div>
  ),
};

export const ElevationsSombre: Story = {
  ...Elevations,
  name: "Élévations, sombre\u00A0: un filet",
  globals: { theme: "sombre" },
};

export const Densite: Story = {
  name: "Densité\u00A0: 44 px au moins",
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 16 }}>
      <TextField label="Nom" defaultValue="Anaïs Morel" />
      <Button>Comparer</Button>
      <Button variant="primary" size="lg">
        Construire la routine
      </Button>
    </div>
  ),
};

export const Mouvement: Story = {
  render: () => (
    <div>
      {Object.entries(motion).map(([name, { role, value }]) => (
        <div key={name} className="fd-line">
          <p className="fd-note">
            <strong>{role}</strong>
            motion-{name}
          </p>
          <p>{value}</p>
        </div>
      ))}
      <div className="fd-line">
        <p className="fd-note">
          <strong>Jamais</strong>
        </p>
        <p>Un nombre qui défile, une photo qui se fond seule dans une autre.</p>
      </div>
    </div>
  ),
};
