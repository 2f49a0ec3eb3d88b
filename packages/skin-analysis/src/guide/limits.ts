/**
 * Holds what the live guide asks for before a photo is taken: shares of the gate's own limits, so that what the guide accepts
 * the gate accepts. No result is computed from them, so that they stand outside of the engine's version. Units: see
 * `engine.ts`.
 */
import { EXPOSURE, FACE_WIDTH, GATE, GATE_POSE, QUALITY } from "../core/constants/photo.ts";

/** Share of a limit of the gate that the guide allows. */
const SHARE = 0.5;

/** A condition that was good may drift this much further before it is called bad again: advice must not flicker. */
export const HYSTERESIS = 1.25;

/** Place of the face against the oval that is drawn for it. Lengths are in widths or heights of the oval. */
export const GUIDE_PLACE = {
  /** The mesh ends some 30 mm below the hairline, so that its middle lies below that of the whole face. */
  meshBelow: 0.05,
  maxOffset: 0.14,
  minWidth: 0.8,
  maxWidth: 1.14,
  /** Widths of the face that must stay free at each edge of the frame. */
  room: 0.03,
  /** A camera of few pixels has an oval narrower than the face must be: then this range, in photo pixels. */
  leastWidth: 1.05 * FACE_WIDTH.min,
  leastRange: 1.25,
  /** A criterion's least width is in reach where a face in the oval is so many times as wide. */
  detailReserve: 1.04,
} as const;

const BLACK_LEVEL_DRIFT = 1;

/** Degrees from a straight face, or from the previous photo's. */
export const GUIDE_POSE = {
  yaw: SHARE * GATE_POSE.yaw,
  pitch: SHARE * GATE_POSE.pitch,
  neutralPitch: GATE_POSE.neutralPitch,
  roll: QUALITY.pose.roll,
  /** Each angle, from that of the previous photo; folds and shadows move with the head. */
  fromTarget: 6,
  /** Offset, in widths of the face, and change of its width, from the previous photo. */
  offsetFromTarget: 0.12,
  widthFromTarget: 0.1,
} as const;

export const GUIDE_LIGHT = {
  /** L* of the brightest hundredth of the face, from which colours are measured. */
  minHighlight: EXPOSURE.fair,
  /** Median L* of the skin: half-way from where quality falls to where the photo is refused. */
  maxSkin: (QUALITY.exposure.bright + GATE.brightSkin) / 2,
  maxClipped: SHARE * GATE.maxClippedShare,
  maxClippedRed: EXPOSURE.maxClippedRed,
  /**
   * L* of what is black (`blackLevelOf`), and how much further it may drift: up to the gate's limit. On the small patch it is 1
   * to 2 higher than in the photo: of 88 real portraits in frames of 1280 pixels four exceed it, and everything that the
   * gate refuses for a veil of a quarter of the contrast.
   */
  maxBlackLevel: GATE.maxBlackLevel - BLACK_LEVEL_DRIFT,
  blackLevelDrift: BLACK_LEVEL_DRIFT,
  /**
   * Difference of L* between the cheeks at which the mark for even light is lost. Half of 93 real portraits, lit from a
   * side on purpose, exceed it; beside a window it is a matter of turning.
   */
  maxAsymmetry: QUALITY.lighting.tolerance + QUALITY.lighting.ramp,
} as const;

/** Milliseconds, and what moves meanwhile. */
export const GUIDE_TIME = {
  /** Light and sharpness change slowly: looked at this often. */
  light: 400,
  sharpness: 400,
  /** Glasses are put on and taken off more slowly still. */
  glasses: 1600,
  /** Another person may come into the frame: looked for this often. */
  others: 1500,
  /** Stillness is judged over this time. */
  still: 450,
  /**
   * Widths of the face that a landmark may move within it: a pixel or two of smear in a thirtieth of a second. Sixteen
   * real portraits that stand still, under a sensor's noise of five levels, read 0.002 to 0.009.
   */
  maxMove: 0.035,
} as const;
