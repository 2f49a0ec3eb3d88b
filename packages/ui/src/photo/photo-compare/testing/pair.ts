import type { ComparedPhoto } from "../ComparedPhoto.ts";

/**
 * The same drawn face twice: the later one is a demo photo of the app; the older one has the same seed and more
 * redness, blemishes and dark circles.
 */
const olderFace = new URL("./visage-avant.jpg", import.meta.url).href;

export const before: ComparedPhoto = {
  src: olderFace,
  alt: "Anaïs Morel, de face, joues rosées et cernes marqués",
  date: "12 juin 2026",
};

/** The older photo, taken square: it is cut to the shape of the other one. */
export const squareBefore: ComparedPhoto = {
  ...before,
  src: new URL("./visage-avant-carre.jpg", import.meta.url).href,
};

export const after: ComparedPhoto = {
  src: "/demo/visage-clair.jpg",
  alt: "Anaïs Morel, de face, teint plus égal",
  date: "21 novembre 2026",
};
