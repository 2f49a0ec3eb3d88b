import type { MaskFace } from "../MaskThumbnail.tsx";
import type { MaskIsolines, MaskPoint, MaskPolygon, MaskRing, PhotoMask } from "../PhotoMask.ts";

/** Masks for the drawn face `visage-clair.jpg`, with the words of a real report, for stories and tests. */

/** An outline like a blob: an ellipse with two waves. Deterministic. */
function blob([x, y]: MaskPoint, [width, height]: MaskPoint, wave = 0.05): MaskRing {
  return Array.from({ length: 48 }, (_, step): MaskPoint => {
    const angle = (step / 48) * 2 * Math.PI;
    const swell = 1 + wave * Math.sin(3 * angle + x * 20) + (wave / 2) * Math.cos(5 * angle + y * 30);
    return [x + width * swell * Math.cos(angle), y + height * swell * Math.sin(angle)];
  });
}

const spot = ([x, y]: MaskPoint, size: number): MaskPolygon => ({
  kind: "polygon",
  points: blob([x, y], [size, size * 0.75], 0.06),
});

const rightCheek: MaskPoint = [0.345, 0.56];
const leftCheek: MaskPoint = [0.655, 0.56];

const flush: MaskIsolines = {
  kind: "isolines",
  levels: [
    [
      blob(rightCheek, [0.092, 0.066]),
      blob(leftCheek, [0.094, 0.066]),
      blob([0.5, 0.545], [0.042, 0.042], 0.05),
      blob([0.5, 0.735], [0.06, 0.02]),
    ],
    [blob(rightCheek, [0.066, 0.046]), blob(leftCheek, [0.067, 0.046])],
    [blob(rightCheek, [0.038, 0.028], 0.08), blob(leftCheek, [0.036, 0.026], 0.08)],
  ],
};

/** Scattered like pores, the same each time. */
const pores: readonly MaskPoint[] = Array.from({ length: 90 }, (_, index): MaskPoint => {
  const side = index % 2 === 0 ? 0.42 : 0.58;
  const angle = index * 2.4;
  const reach = Math.sqrt(((index * 7) % 45) / 45);
  return [side + 0.055 * reach * Math.cos(angle), 0.555 + 0.05 * reach * Math.sin(angle)];
});

const underEye = (x: number): MaskRing => blob([x, 0.494], [0.05, 0.012], 0.04);

/** The outlines of the same face. */
export const drawnFace: MaskFace = {
  aspectRatio: 3 / 4,
  outlines: [
    blob([0.5, 0.52], [0.255, 0.31], 0.02),
    blob([0.39, 0.462], [0.05, 0.014], 0),
    blob([0.61, 0.462], [0.05, 0.014], 0),
    blob([0.5, 0.7], [0.09, 0.026], 0),
  ],
};

export const redness: PhotoMask = {
  id: "redness",
  label: "Rougeurs",
  where: "Surtout les deux joues et le nez.",
  shapes: [flush],
  zones: [
    { id: "left_cheek", label: "Joue gauche", value: "38", tone: "priority", at: leftCheek },
    { id: "right_cheek", label: "Joue droite", value: "42", tone: "priority", at: rightCheek },
    { id: "nose", label: "Nez", value: "52", tone: "maintain", at: [0.5, 0.545] },
    { id: "forehead", label: "Front", value: "71", tone: "strength", at: [0.47, 0.325] },
  ],
};

export const pigmentation: PhotoMask = {
  id: "pigmentation",
  label: "Taches pigmentaires",
  where: "3 taches repérées : deux sur le front, une sur le menton.",
  shapes: [spot([0.494, 0.357], 0.014), spot([0.557, 0.358], 0.011), spot([0.519, 0.733], 0.01)],
};

export const lines: PhotoMask = {
  id: "lines",
  label: "Rides et ridules",
  where: "Quelques lignes fines au coin des yeux et sur le front.",
  shapes: [0.315, 0.335, 0.385].map((y) => ({
    kind: "polyline",
    label: "lignes fines",
    points: [
      [0.38, y + 0.006],
      [0.44, y],
      [0.5, y + 0.003],
      [0.56, y - 0.002],
      [0.62, y + 0.005],
    ],
  })),
};

/** Lines under a fringe, which hides the top of the forehead. */
export const fringe: PhotoMask = {
  id: "fringe",
  label: "Rides et ridules",
  where: "2 lignes fines, sur le front.",
  shapes: [
    ...[0.355, 0.385].map((y) => ({
      kind: "polyline" as const,
      points: [
        [0.42, y],
        [0.5, y + 0.003],
        [0.58, y],
      ] as const,
    })),
    { kind: "unmeasured", points: blob([0.5, 0.3], [0.14, 0.03], 0.04) },
  ],
};

export const poreMask: PhotoMask = {
  id: "pores",
  label: "Pores",
  where: "De chaque côté du nez.",
  shapes: [{ kind: "points", points: pores, radius: 0.0022 }],
};

export const eyes: PhotoMask = {
  id: "eyes",
  label: "Contour de l’œil",
  where: "Sous les deux yeux.",
  shapes: [
    { kind: "polygon", label: "cernes", points: underEye(0.385) },
    { kind: "polygon", label: "cernes", points: underEye(0.612) },
    {
      kind: "polyline",
      label: "sillons",
      points: [
        [0.43, 0.475],
        [0.412, 0.5],
        [0.385, 0.512],
      ],
    },
    {
      kind: "polyline",
      label: "sillons",
      points: [
        [0.565, 0.475],
        [0.583, 0.5],
        [0.61, 0.512],
      ],
    },
  ],
};

export const perceivedAge: PhotoMask = { id: "age", label: "Âge perçu du visage", shapes: [] };

export const firmness: PhotoMask = {
  id: "firmness",
  label: "Fermeté",
  shapes: null,
  where: "Le visage sourit sur la photo.",
};

export const faceMasks: readonly PhotoMask[] = [
  redness,
  pigmentation,
  lines,
  poreMask,
  eyes,
  perceivedAge,
  firmness,
];
