import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Accordion } from "./Accordion.tsx";
import { AccordionItem } from "./AccordionItem.tsx";

const items = (
  <>
    <AccordionItem title="Comment prendre une bonne photo">
      <p>De face, près d’une fenêtre, sans maquillage ni lunettes, les cheveux dégagés.</p>
      <p>Un repère à l’écran dit quand la lumière et la distance conviennent.</p>
    </AccordionItem>
    <AccordionItem title="Ce que mesure chaque critère" aside="13 critères">
      <p>Chaque critère décrit ce que l’on voit sur la photo, jamais ce que la personne «&nbsp;a&nbsp;».</p>
    </AccordionItem>
    <AccordionItem title="Où sont gardées les photos">
      <p>Dans votre espace, jusqu’à ce que vous les effaciez.</p>
    </AccordionItem>
  </>
);

const meta = {
  title: "Data/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem },
  tags: ["!autodocs"],
  args: { children: items, style: { maxWidth: 640 } },
  argTypes: {
    single: { description: "Ouvrir une partie ferme celle qui l’était." },
    headingLevel: { description: "Le niveau des titres dans la page.", control: "number" },
    children: { description: "Des `AccordionItem`.", control: false },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Comment prendre une bonne photo"));
    await expect(canvas.getByText(/^De face, près/u)).toBeVisible();
    await userEvent.click(canvas.getByText("Ce que mesure chaque critère"));
    await expect(canvas.getByText(/^De face, près/u)).toBeVisible();
  },
};

export const Playground: Story = { args: { single: true, headingLevel: 3 } };

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="1080px">
      <Accordion>
        <AccordionItem title="Compte et mot de passe">Fermé au départ.</AccordionItem>
        <AccordionItem title="Facturation" aside="à jour" defaultOpen>
          <p>Votre formule Pro se renouvelle le 1er&nbsp;décembre&nbsp;2026.</p>
        </AccordionItem>
        <AccordionItem title="Rappels" aside="3 actifs">
          …
        </AccordionItem>
      </Accordion>
      <Accordion single>
        <AccordionItem
          title="Ce qui est conservé après la fermeture d’un compte, pendant combien de temps et à la demande de qui"
          aside={"mis à jour le 21\u00A0novembre"}
          defaultOpen
        >
          <p>
            Les factures, dix ans. Le reste est effacé dans les trente jours, photos comprises&#8239;; rien
            n’est gardé «&nbsp;au cas où&nbsp;».
          </p>
        </AccordionItem>
        <AccordionItem title="Nous écrire">…</AccordionItem>
      </Accordion>
    </Columns>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
