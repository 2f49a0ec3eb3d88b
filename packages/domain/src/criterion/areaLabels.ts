/** French names of the face areas that a result can carry; left and right are the client's own. */
export const areaLabels = {
  face: "Visage entier",
  forehead: "Front",
  forehead_n_bridge: "Front et haut du nez",
  nose: "Nez",
  nose_bridge: "Arête du nez",
  nose_upper_triangle: "Haut du nez",
  right_cheek: "Joue droite",
  left_cheek: "Joue gauche",
  right_cheek_large: "Joue droite",
  left_cheek_large: "Joue gauche",
  right_cheek_wide: "Joue droite",
  left_cheek_wide: "Joue gauche",
  chin_wide: "Menton",
  right_eye_area: "Contour de l’œil droit",
  left_eye_area: "Contour de l’œil gauche",
  right_eye_area_outer: "Contour de l’œil droit",
  left_eye_area_outer: "Contour de l’œil gauche",
  right_eye_outer: "Œil droit",
  left_eye_outer: "Œil gauche",
} as const;

/** Name of a face area, as written in result files. */
export type AreaName = keyof typeof areaLabels;
