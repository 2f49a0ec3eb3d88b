import type { Meta, StoryObj } from "@storybook/react-vite";
import { fonts, textSizes } from "@carnation/tokens";

const meta = { title: "Foundations/Typography", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Name = keyof typeof textSizes;

const samples: Readonly<Record<Name, string>> = {
  greeting: "Bonjour Claire",
  h1: "Les résultats d’Anaïs Morel",
  synthesis: "Une peau confortable, un teint à réveiller.",
  h2: "Points forts et priorités",
  family: "Éclat et teint",
  menu: "Tableau de bord",
  body: "On décrit ce que l’on voit, jamais ce que la personne «\u00A0a\u00A0».",
  small: "Photo du 21 novembre 2026, 14 h 05",
  micro: "confiance moyenne · ± 5 points",
  tick: "0 50 70 100",
  "score-detail": "81",
  "score-list": "46",
  score: "63 /100",
};
const serif = new Set<Name>(["family", "h2", "synthesis", "h1", "greeting"]);
const order = Object.keys(samples).filter((name): name is Name => name in textSizes);

export const Echelle: Story = {
  name: "Échelle",
  render: () => (
    <div>
      {order.map((name) => (
        <div key={name} className="fd-line">
          <p className="fd-note">
            <strong>{textSizes[name].role}</strong>
            {name} · {textSizes[name].desktop} / {textSizes[name].lineHeight}
          </p>
          <p
            style={{
              font: `400 var(--cn-text-${name}) / ${textSizes[name].lineHeight} ${serif.has(name) ? fonts.serif : fonts.sans}`,
              overflowWrap: "anywhere",
            }}
          >
            {samples[name]}
          </p>
        </div>
      ))}
    </div>
  ),
};

export const Familles: Story = {
  render: () => (
    <div className="fd-pair">
      <div>
        <p style={{ font: `400 72px / 1 ${fonts.serif}` }}>Aa Œé</p>
        <p className="fd-note">
          <strong>Newsreader</strong>
          titres, noms, phrases sur la peau&#8239;; jamais sous 15 px, jamais dans un tableau de nombres
        </p>
      </div>
      <div>
        <p style={{ font: `400 72px / 1 ${fonts.sans}` }}>Aa 0123</p>
        <p className="fd-note">
          <strong>Hanken Grotesk</strong>
          tout le reste&#8239;; ses dix chiffres ont la même chasse et s’alignent sans réglage
        </p>
      </div>
    </div>
  ),
};

export const Chiffres: Story = {
  render: () => (
    <table className="fd-table" style={{ minWidth: 0, maxWidth: 320 }}>
      <caption>Les colonnes tombent juste</caption>
      <tbody>
        {["1\u202F111,11\u00A0€", "8\u202F888,88\u00A0€", "12\u202F345,67\u00A0€"].map((amount) => (
          <tr key={amount}>
            <td style={{ textAlign: "end" }}>{amount.replace(" €", "\u00A0€").replace(" ", "\u202F")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
