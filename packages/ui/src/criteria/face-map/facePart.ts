/** Parts of a face that the drawing knows; right and left are the person's own. */
export const faceParts = [
  "forehead",
  "noseBridge",
  "nose",
  "rightEye",
  "leftEye",
  "rightCheek",
  "leftCheek",
  "chin",
] as const;
export type FacePart = (typeof faceParts)[number];

/** Describes a part as it is drawn: its outline, and where its mark stands. */
export interface PartOutline {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

const RIGHT_EYE = "M42 101C46 83 84 83 90 99C88 119 50 121 42 101Z";
const LEFT_EYE = "M158 101C154 83 116 83 110 99C112 119 150 121 158 101Z";
const RIGHT_CHEEK =
  "M37 119C46 127 68 127 83 117C85 127 77 135 76 145C74 159 69 173 63 185C48 169 38 145 37 119Z";
const LEFT_CHEEK =
  "M163 119C154 127 132 127 117 117C115 127 123 135 124 145C126 159 131 173 137 185C152 169 162 145 163 119Z";

/** The parts within `faceBox`. The person looks at us: her right is on the left of the drawing. */
export const partOutlines: Readonly<Record<FacePart, PartOutline>> = {
  forehead: {
    path: "M45 79C44 46 70 24 100 24C130 24 156 46 155 79C139 67 121 65 111 71L89 71C79 65 61 67 45 79Z",
    x: 100,
    y: 48,
  },
  noseBridge: { path: "M92 75L108 75C107 87 107 97 108 108L92 108C93 97 93 87 92 75Z", x: 100, y: 91 },
  nose: {
    path: "M92 111L108 111C110 123 121 131 119 140C115 149 85 149 81 140C79 131 90 123 92 111Z",
    x: 100,
    y: 132,
  },
  rightEye: { path: RIGHT_EYE, x: 66, y: 102 },
  leftEye: { path: LEFT_EYE, x: 134, y: 102 },
  rightCheek: { path: RIGHT_CHEEK, x: 59, y: 147 },
  leftCheek: { path: LEFT_CHEEK, x: 141, y: 147 },
  chin: {
    path: "M73 202C85 193 115 193 127 202C126 217 115 230 100 230C85 230 74 217 73 202Z",
    x: 100,
    y: 212,
  },
};

export const faceBox = "14 4 172 236";

/** The face around the parts: outline, ears, brows, mouth. */
export const faceLines = [
  "M100 10C148 10 173 46 171 100C170 146 152 192 131 220C117 239 83 239 69 220C48 192 30 146 29 100C27 46 52 10 100 10Z",
  "M29 98C20 94 18 104 21 116C23 128 29 134 33 134M171 98C180 94 182 104 179 116C177 128 171 134 167 134",
  "M80 172C89 166 95 169 100 169C105 169 111 166 120 172C111 184 89 184 80 172ZM80 172C92 175 108 175 120 172",
].join("");

/** A part by its name; `null` for one that the drawing does not know. */
export const knownPart = (name: string | undefined): FacePart | null =>
  faceParts.find((part) => part === name) ?? null;
