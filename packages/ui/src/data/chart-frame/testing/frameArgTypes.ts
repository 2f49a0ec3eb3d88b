/** French descriptions of what every chart accepts for its frame, for the tables of properties. */
export const frameArgTypes = {
  title: { description: "Le titre. Sans titre, c’est la phrase qui nomme la figure.", control: "text" },
  headingLevel: {
    description: "Le niveau du titre dans la page.",
    control: "inline-radio",
    options: [2, 3, 4],
  },
  summary: { description: "La phrase qui dit ce que montre le graphique.", control: "text" },
  exportable: {
    description: "Propose de copier les valeurs du tableau, de les télécharger en CSV, et le dessin en PNG ou en SVG.",
    control: "boolean",
  },
  tableOpen: {
    description: "Le tableau est montré ; absent, le cadre s’en souvient lui-même.",
    control: "boolean",
  },
  defaultTableOpen: { description: "Le tableau est montré au départ.", control: "boolean" },
  onTableOpenChange: { description: "Appelée avec le nouvel état quand on montre ou masque le tableau." },
} as const;
