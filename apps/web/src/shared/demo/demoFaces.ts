/** A drawn face, shipped with the application. */
export interface DemoFace {
  readonly label: string;
  readonly src: string;
}

/** The faces to try the analysis with. They are drawings: nobody is on them. */
export const demoFaces: readonly DemoFace[] = [
  { label: "Peau claire", src: "/demo/visage-clair.jpg" },
  { label: "Peau foncée", src: "/demo/visage-fonce.jpg" },
  { label: "Peau mature", src: "/demo/visage-mature.jpg" },
  { label: "Peau lumineuse", src: "/demo/visage-lumineux.jpg" },
];
