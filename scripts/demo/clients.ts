/** A fictional end client of the demo professional; the faces are drawn, never photographed. */
export interface DemoClient {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  /** The drawn face of the last diagnosis, a file of `apps/web/public/demo`; none: no diagnosis yet. */
  readonly photo?: string;
  /** Age of the last diagnosis when the demo data is written, days. */
  readonly daysAgo?: number;
}

export const DEMO_CLIENTS_OF = "demo-claire";

export const demoClients: readonly DemoClient[] = [
  { id: "anais-morel", firstname: "Anaïs", lastname: "Morel", photo: "visage-clair.jpg", daysAgo: 0 },
  { id: "fatou-diallo", firstname: "Fatou", lastname: "Diallo", photo: "visage-fonce.jpg", daysAgo: 1 },
  {
    id: "marie-therese-d-astorg",
    firstname: "Marie-Thérèse",
    lastname: "d’Astorg",
    photo: "visage-mature.jpg",
    daysAgo: 2,
  },
  { id: "ingrid-koenig", firstname: "Ingrid", lastname: "Kœnig", photo: "visage-lumineux.jpg", daysAgo: 3 },
  { id: "helene-prevost", firstname: "Hélène", lastname: "Prévost" },
  { id: "zoe-lefevre", firstname: "Zoé", lastname: "Lefèvre" },
];
