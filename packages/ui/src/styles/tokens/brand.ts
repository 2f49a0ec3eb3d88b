import { radii } from "@carnation/tokens";

/**
 * Holds what a brand sets, once, where it likes: `:root { --cn-primary: #00594c; --cn-on-primary: #fff; }`. The kit declares
 * none of these names, so that nothing of its own stands between the brand and a component.
 */
export const brandVariables = {
  primary: "Couleur de l’action et de «\u00A0vous êtes ici\u00A0»",
  "on-primary": "Texte et signes sur cette couleur",
  focus: "Anneau du focus",
  radius: "Angle des boutons et des champs\u202F; les autres en suivent",
  "font-sans": "Caractère courant",
  "font-serif": "Caractère des titres",
} as const;

/** The colours of roles: what the brand says, or the kit's own. Components read these. */
export const roles = {
  action: {
    css: "var(--cn-primary, var(--cn-ink))",
    forced: "CanvasText",
    role: "Action principale, choix, données",
  },
  "on-action": { css: "var(--cn-on-primary, var(--cn-ground))", forced: "Canvas", role: "Sur l’action" },
  "action-tint": {
    css: "color-mix(in oklab, var(--cn-here), var(--cn-ink))",
    forced: "CanvasText",
    role: "Ce qui se mêle à l’action au survol",
  },
  "action-hover": {
    css: "color-mix(in oklab, var(--cn-action) 76%, var(--cn-action-tint))",
    forced: "CanvasText",
    role: "Action, au survol",
  },
  here: { css: "var(--cn-primary, var(--cn-accent))", forced: "Highlight", role: "Vous êtes ici" },
  series: { css: "var(--cn-primary, var(--cn-ink-2))", forced: "CanvasText", role: "Courbe d’un graphique" },
  ring: { css: "var(--cn-focus, var(--cn-ultramarine))", forced: "Highlight", role: "Anneau du focus" },
} as const;

const ownRadius = `var(--cn-radius, ${radii.control.value}px)`;

/**
 * Corner radii as a share of the brand's own (`--cn-radius`). However round its buttons are, a box is no disc: a label and a
 * panel keep corners.
 */
export const radiusFormulas = {
  chip: `min(${ownRadius} / 2, 5px)`,
  control: ownRadius,
  panel: `min(${ownRadius} * 5 / 3, 20px)`,
} as const satisfies Record<keyof typeof radii, string>;
