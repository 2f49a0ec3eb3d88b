/**
 * Named landmarks of the MediaPipe face mesh (468 points). "Right" is the person's own right: the left of the
 * picture. The left side is never listed: it is the mirror of the right.
 */
import { mirrorLandmark } from "./mirror.ts";

/** Landmark indices, in drawing order. */
export type Outline = readonly number[];

/** The same outline on the other side of the face. */
export const mirrored = (outline: Outline): Outline => outline.map(mirrorLandmark);

export const TOP_OF_FOREHEAD = 10;
export const CHIN_TIP = 152;
export const RIGHT_CHEEKBONE = 234;
export const LEFT_CHEEKBONE = 454;
export const RIGHT_OUTER_EYE = 33;
export const LEFT_OUTER_EYE = 263;
export const RIGHT_INNER_EYE = 133;
export const LEFT_INNER_EYE = 362;
/** Between the brows, and half way down the nose. */
export const GLABELLA = 9;
export const NOSE_RIDGE = 5;
export const LIPS_TOP = 0;

export const FACE_OVAL: Outline = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
export const LIPS: Outline = [
  61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185,
];
export const NOSTRILS: Outline = [
  98, 240, 99, 97, 2, 326, 328, 460, 327, 294, 278, 344, 440, 275, 4, 45, 220, 115, 48, 64,
];
export const RIGHT_EYE: Outline = [226, 247, 30, 29, 27, 28, 56, 190, 243, 112, 26, 22, 23, 24, 110, 25];
/** Between the lids. */
export const RIGHT_EYE_OPENING: Outline = [
  33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246,
];
export const RIGHT_BROW: Outline = [70, 63, 105, 66, 107, 55, 65, 52, 53, 46];

export const FOREHEAD: Outline = [103, 67, 109, 10, 338, 297, 332, 333, 334, 296, 336, 9, 107, 66, 105, 104];
export const NOSE: Outline = [168, 122, 174, 198, 131, 48, 44, 1, 274, 278, 360, 420, 399, 351];
export const NOSE_BRIDGE: Outline = [168, 122, 174, 198, 5, 420, 399, 351];
export const NOSE_UPPER_TRIANGLE: Outline = [8, 193, 122, 174, 195, 399, 351, 417];
export const CHIN: Outline = [106, 182, 83, 18, 313, 406, 335, 262, 369, 396, 175, 171, 140, 32];
export const RIGHT_CHEEK: Outline = [116, 117, 118, 119, 100, 142, 36, 207, 192, 213, 147, 123];
export const RIGHT_CHEEK_WIDE: Outline = [
  116, 117, 118, 119, 100, 142, 36, 206, 216, 212, 214, 135, 138, 215, 177, 137, 227,
];
export const RIGHT_UNDER_EYE: Outline = [31, 228, 229, 230, 231, 232, 121, 120, 119, 118, 117, 111];
/** Between the lower lid and `RIGHT_UNDER_EYE`. */
export const RIGHT_LOWER_LID_BAND: Outline = [25, 110, 24, 23, 22, 26, 232, 231, 230, 229, 228, 31];
/** Place where a dark circle lies: from the lower lid to the rim of the orbit, without the corners of the eye. */
export const RIGHT_UNDER_EYE_HOLLOW: Outline = [110, 24, 23, 22, 26, 232, 121, 120, 119, 118, 229, 228];
/** Cheek skin along the rim, which dark circles are compared with: farther away the light falls otherwise. */
export const RIGHT_ORBITAL_RIM: Outline = [117, 118, 119, 120, 100, 101, 50];
export const RIGHT_CROW_FEET: Outline = [226, 113, 124, 156, 139, 34, 227, 116, 111, 31];
export const RIGHT_LOWER_LID: Outline = [24, 23, 22];
/** Cheek points below each point of the lower lid. */
export const RIGHT_BELOW_LID: Outline = [101, 101, 100];
/** From the brows to the top of the mesh, temples included. */
export const ABOVE_BROWS: Outline = [
  127, 162, 21, 54, 103, 67, 109, 10, 338, 297, 332, 284, 251, 389, 356, 383, 300, 293, 334, 296, 336, 9, 107,
  66, 105, 63, 70, 156,
];
/** Place where a moustache grows. */
export const UPPER_LIP: Outline = [203, 2, 423, 426, 436, 410, 270, 0, 40, 186, 216, 206];
/** Place where a beard grows: below the mouth, and beside it down to the jaw. */
export const BEARD_CHIN: Outline = [
  57, 43, 106, 182, 83, 18, 313, 406, 335, 273, 287, 432, 434, 364, 394, 395, 369, 396, 175, 171, 140, 170,
  169, 135, 214, 212,
];
export const RIGHT_JAW: Outline = [
  216, 212, 214, 135, 169, 170, 140, 171, 152, 148, 176, 149, 150, 136, 172, 58, 132, 177, 215, 138, 192,
];
/** Cheek skin above any beard. */
export const RIGHT_UPPER_CHEEK: Outline = [116, 117, 118, 119, 100, 142, 36, 207, 123];

/** Polylines. */
export const RIGHT_NASOLABIAL_FOLD: Outline = [129, 203, 206, 216, 212];
/** Around the wing of the nose, where its shadow is no spot. */
export const RIGHT_ALAR_CREASE: Outline = [131, 49, 129];
export const RIGHT_MARIONETTE_LINE: Outline = [61, 202, 210, 169];
export const RIGHT_TEAR_TROUGH: Outline = [244, 128, 121, 120];
export const INNER_LIPS: Outline = [13, 14];
export const MOUTH_CORNERS: Outline = [61, 291];
