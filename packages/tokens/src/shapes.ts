/** Side of the square box in which every shape is drawn. */
export const SHAPE_BOX = 16;

/**
 * Shapes of the bands as SVG paths: disc, lozenge, triangle, ring, dotted line are told apart without colour, on paper as
 * on screen. The inner circle of the ring goes the other way round, which leaves it empty under either fill rule.
 */
export const bandShapes = {
  strength: "M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4Z",
  maintain: "M8 .6 15.4 8 8 15.4.6 8Z",
  priority: "M8 1.2 15.6 14.6H.4Z",
  reference:
    "M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4Zm0 2.4a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z",
  unmeasured: "M1 7.2h2.5v1.6H1zm3.8 0h2.5v1.6H4.8zm3.9 0h2.5v1.6H8.7zm3.8 0H15v1.6h-2.5z",
} as const;

/**
 * Shapes of the verdicts as SVG paths for the fill rule « evenodd »: disc with a +, square with an =, open eye, disc with three dots, dash, five
 * silhouettes that no band has.
 */
export const verdictShapes = {
  improvement:
    "M8 .6a7.4 7.4 0 1 0 0 14.8A7.4 7.4 0 0 0 8 .6ZM7.1 4.3h1.8v2.8h2.8v1.8H8.9v2.8H7.1V8.9H4.3V7.1h2.8Z",
  stable:
    "M2.8 1.4h10.4c.8 0 1.4.6 1.4 1.4v10.4c0 .8-.6 1.4-1.4 1.4H2.8c-.8 0-1.4-.6-1.4-1.4V2.8c0-.8.6-1.4 1.4-1.4ZM4.4 5.2h7.2v1.7H4.4Zm0 3.9h7.2v1.7H4.4Z",
  watch: "M0 8C3.2 2.2 12.8 2.2 16 8 12.8 13.8 3.2 13.8 0 8Zm8-2.7a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z",
  unconfirmed:
    "M8 .6a7.4 7.4 0 1 0 0 14.8A7.4 7.4 0 0 0 8 .6ZM4.5 6.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4ZM8 6.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4ZM11.5 6.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z",
  incomparable: "M2 7.25h12v1.5H2Z",
} as const;
