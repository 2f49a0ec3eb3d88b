import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { CriterionGauge } from "../../criteria/criterion-gauge/CriterionGauge.tsx";
import { evenness, hydration, redness } from "../../criteria/criterion-gauge/testing/readings.ts";
import { TextField } from "../../fields/text-field/TextField.tsx";

const meta = { title: "Foundations/Light and dark", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Sheet({ theme, title }: { readonly theme: "light" | "dark"; readonly title: string }): ReactNode {
  return (
    <section className="fd-sheet" data-theme={theme} aria-label={title} style={{ display: "grid", gap: 20 }}>
      <h3 style={{ font: "400 22px / 1.2 var(--cn-font-serif)" }}>{title}</h3>
      {[hydration, evenness, redness].map((reading) => (
        <CriterionGauge key={reading.label} {...reading} />
      ))}
      <TextField label="Adresse e-mail" id={`e-mail-${theme}`} defaultValue="anais.morel@exemple.fr" />
      <Alert tone="warning">Deux actifs incompatibles le même soir : rétinol et PHA.</Alert>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <Button variant="primary">Construire la routine</Button>
        <Button>Comparer</Button>
      </div>
    </section>
  );
}

export const CoteACote: Story = {
  name: "Côte à côte",
  render: () => (
    <div className="fd-pair">
      <Sheet theme="light" title="Clair" />
      <Sheet theme="dark" title="Sombre" />
    </div>
  ),
};
