import type { Meta, StoryObj } from "@storybook/react-vite";
import { BandMark } from "../band-mark/BandMark.tsx";
import { bandTones } from "../band-mark/bandTone.ts";
import { Row, Stack } from "../testing/StoryLayout.tsx";
import { colours, photoColours } from "../tokens/colours.ts";
import { motion, radii, space } from "../tokens/layout.ts";
import { fonts, textSizes } from "../tokens/type.ts";
import { Specimen, SpecimenGrid } from "../testing/Specimen.tsx";

const meta = { title: "Fondations/Jetons", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const swatch = { height: 64, borderRadius: 3, boxShadow: "inset 0 0 0 1px var(--cn-line)" } as const;

export const Couleurs: Story = {
  render: () => (
    <SpecimenGrid>
      {Object.entries({ ...colours, ...photoColours }).map(([name, { role }]) => (
        <Specimen key={name} name={`--cn-${name}`} role={role}>
          <div style={{ ...swatch, background: `var(--cn-${name})` }} />
        </Specimen>
      ))}
    </SpecimenGrid>
  ),
};

export const CouleursSombre: Story = {
  ...Couleurs,
  name: "Couleurs, sombre",
  globals: { theme: "sombre" },
};

export const Bandes: Story = {
  name: "Bandes : forme, mot, couleur",
  render: () => (
    <Row>
      {bandTones.map((tone) => (
        <BandMark key={tone} tone={tone} boxed />
      ))}
    </Row>
  ),
};

const serif = new Set(["family", "h2", "synthesis", "h1", "greeting"]);

export const Caracteres: Story = {
  name: "Caractères",
  render: () => (
    <Stack>
      {Object.entries(textSizes).map(([name, { role, lineHeight }]) => (
        <Specimen key={name} name={`--cn-text-${name}`} role={role}>
          <p
            style={{
              font: `400 var(--cn-text-${name}) / ${lineHeight} ${serif.has(name) ? fonts.serif : fonts.sans}`,
            }}
          >
            Peau nette et confortable, 46/100
          </p>
        </Specimen>
      ))}
    </Stack>
  ),
};

export const Espaces: Story = {
  render: () => (
    <Stack>
      {Object.entries(space).map(([step, pixels]) => (
        <Specimen key={step} name={`--cn-space-${step}`} role={`${pixels} px`}>
          <div style={{ width: `var(--cn-space-${step})`, height: 12, background: "var(--cn-ink)" }} />
        </Specimen>
      ))}
    </Stack>
  ),
};

export const Angles: Story = {
  render: () => (
    <SpecimenGrid>
      {Object.entries(radii).map(([name, { role, value }]) => (
        <Specimen key={name} name={`--cn-radius-${name}`} role={`${role}, ${value} px`}>
          <div style={{ height: 64, border: "1px solid var(--cn-ink)", borderRadius: value }} />
        </Specimen>
      ))}
    </SpecimenGrid>
  ),
};

export const Mouvement: Story = {
  render: () => (
    <Stack>
      {Object.entries(motion).map(([name, { role, value }]) => (
        <Specimen key={name} name={`--cn-motion-${name}`} role={`${role} : ${value}`} />
      ))}
    </Stack>
  ),
};
