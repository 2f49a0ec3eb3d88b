import type { FacePreset } from "./faceOptions.ts";

/** Colours and proportions of a drawn person. */
export interface Palette {
  readonly skin: string;
  readonly light: string;
  readonly shadow: string;
  readonly blush: string;
  readonly blushOpacity: number;
  readonly lip: string;
  readonly lipShadow: string;
  readonly hair: string;
  readonly hairLight: string;
  readonly hairShade: string;
  readonly iris: string;
  readonly brow: string;
  readonly backdrop: string;
  readonly backdropEdge: string;
  readonly cloth: string;
  readonly hairStyle: "bun" | "bob" | "short";
  /** 0 for smooth folds, 1 for marked ones. */
  readonly age: number;
}

export const PALETTES: Readonly<Record<FacePreset, Palette>> = {
  light: {
    skin: "#d9a58a",
    light: "#f0cab3",
    shadow: "#a56c57",
    blush: "#cf7a68",
    blushOpacity: 0.26,
    lip: "#b5655f",
    lipShadow: "#8b443f",
    hair: "#3a2820",
    hairLight: "#6a4a38",
    hairShade: "#241712",
    iris: "#6a4a34",
    brow: "#3d2a21",
    backdrop: "#9eaab2",
    backdropEdge: "#83909a",
    cloth: "#3c4a5c",
    hairStyle: "bob",
    age: 0.12,
  },
  dark: {
    skin: "#7d513a",
    light: "#a87559",
    shadow: "#4c2c20",
    blush: "#8c4a38",
    blushOpacity: 0.22,
    lip: "#854a44",
    lipShadow: "#57292a",
    hair: "#17110f",
    hairLight: "#3a2c27",
    hairShade: "#060404",
    iris: "#3a2419",
    brow: "#18110e",
    backdrop: "#c2bfb4",
    backdropEdge: "#a9a89e",
    cloth: "#8a3f3a",
    hairStyle: "bun",
    age: 0.08,
  },
  older: {
    skin: "#d3a48b",
    light: "#ecc9b5",
    shadow: "#9d6b58",
    blush: "#c9766a",
    blushOpacity: 0.3,
    lip: "#a8645f",
    lipShadow: "#7c413f",
    hair: "#8f8a86",
    hairLight: "#c6c2be",
    hairShade: "#6d6864",
    iris: "#5b6f7a",
    brow: "#75675f",
    backdrop: "#a7a196",
    backdropEdge: "#8d877c",
    cloth: "#4b5a4f",
    hairStyle: "short",
    age: 0.85,
  },
  fair: {
    skin: "#ebc6b1",
    light: "#fae4d7",
    shadow: "#bf8f7b",
    blush: "#dd8f80",
    blushOpacity: 0.24,
    lip: "#c2736d",
    lipShadow: "#954e4a",
    hair: "#9a6a3c",
    hairLight: "#c99b63",
    hairShade: "#74491f",
    iris: "#5d7c8c",
    brow: "#8a6444",
    backdrop: "#b3b8ba",
    backdropEdge: "#979da1",
    cloth: "#5a5468",
    hairStyle: "bob",
    age: 0.05,
  },
  deep: {
    skin: "#553425",
    light: "#74493a",
    shadow: "#321d15",
    blush: "#5f3026",
    blushOpacity: 0.2,
    lip: "#5f3532",
    lipShadow: "#3c1f1e",
    hair: "#100c0b",
    hairLight: "#2c2320",
    hairShade: "#050303",
    iris: "#2b1a12",
    brow: "#0f0a08",
    backdrop: "#b9bab3",
    backdropEdge: "#9fa19b",
    cloth: "#6b7a4a",
    hairStyle: "short",
    age: 0.08,
  },
};
