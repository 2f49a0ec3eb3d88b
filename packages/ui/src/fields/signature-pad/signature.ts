/** A point of the pen on a paper 600 units wide and 240 high. */
export interface SignaturePoint {
  /** From the left edge, 0, to the right one, 600. */
  readonly x: number;
  /** From the top edge, 0, to the bottom one, 240. */
  readonly y: number;
  /** From 0 to 1; 0 or 0.5 where the device does not tell. */
  readonly pressure: number;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** From where the pen goes down to where it goes up. */
export type SignatureStroke = readonly SignaturePoint[];

/** A signature by hand: its strokes as evidence, and its drawing. */
export interface DrawnSignature {
  /** Signed by hand. */
  readonly kind: "drawn";
  /** Its strokes, in the order in which they were drawn. */
  readonly strokes: readonly SignatureStroke[];
  /** An SVG document on a transparent ground. */
  readonly svg: string;
}

/** A name typed in place of a signature, with the box that says so ticked or not yet. */
export interface TypedSignature {
  /** Signed by typing a name. */
  readonly kind: "typed";
  /** The name, as it was typed. */
  readonly name: string;
  /** True when the person has said that the name stands for a signature. */
  readonly confirmed: boolean;
}

export type Signature = DrawnSignature | TypedSignature;

/** A signature by hand of which only the drawing was kept, as `signaturePng` makes it. */
export interface SignatureImage {
  /** Kept as a picture. */
  readonly kind: "image";
  /** Address of the picture, dark on a transparent ground. */
  readonly src: string;
}

/** The paper's size, in the units of the strokes. */
export const paper = { width: 600, height: 240 } as const;

/** Tells whether this is a whole signature: at least one stroke, or a name with its box ticked. */
export function isSigned(signature: Signature | null): signature is Signature {
  if (signature === null) return false;
  return signature.kind === "drawn"
    ? signature.strokes.some((stroke) => stroke.length > 0)
    : signature.name.trim() !== "" && signature.confirmed;
}

/** The strokes on a paper `factor` times as wide. */
export function scaleStrokes(
  strokes: readonly SignatureStroke[],
  factor: number,
): readonly SignatureStroke[] {
  return strokes.map((stroke) =>
    stroke.map(({ x, y, pressure, time }) => ({ x: x * factor, y: y * factor, pressure, time })),
  );
}

/** The drawing as an address for an `img`: there, whatever a stored SVG holds cannot run. */
export function signatureUrl({ svg }: Pick<DrawnSignature, "svg">): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
