"use client";

import { type RefObject, useEffect, useRef } from "react";
import SignaturePad, { type PointGroup } from "signature_pad";
import { observeSizes } from "../../foundations/internal/observeSizes.ts";
import { type DrawnSignature, paper, scaleStrokes, type SignatureStroke } from "./signature.ts";

/** Width of the line on the paper of 600 units, from its quickest to its slowest. */
const pen = { minWidth: 0.9, maxWidth: 2.6 } as const;

interface SignatureCanvasOptions {
  readonly strokes: readonly SignatureStroke[];
  readonly disabled: boolean;
  readonly onDraw: (signature: DrawnSignature | null) => void;
}

interface SignatureCanvas {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly undo: () => void;
  readonly clear: () => void;
}

/**
 * A canvas that is signed on with a finger, a pen or a mouse. It is as fine as the screen, and keeps its strokes
 * when its size changes.
 */
export function useSignatureCanvas({ strokes, disabled, onDraw }: SignatureCanvasOptions): SignatureCanvas {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const latest = useRef({ strokes, onDraw });
  const drawn = useRef(strokes);
  useEffect(() => {
    latest.current = { strokes, onDraw };
  });

  useEffect(() => {
    const element = canvas.current;
    // Where there is no canvas the name can still be typed.
    if (!element?.getContext("2d")) return;
    const made = new SignaturePad(element, { penColor: getComputedStyle(element).color });
    pad.current = made;
    made.addEventListener("endStroke", () => {
      const signature = read(made, element);
      drawn.current = signature?.strokes ?? [];
      latest.current.onDraw(signature);
    });
    const endWatch = observeSizes([element], () => {
      fit(element);
      write(made, element, latest.current.strokes);
    });
    return () => {
      endWatch();
      made.off();
      pad.current = null;
    };
  }, []);

  useEffect(() => {
    if (pad.current && canvas.current && strokes !== drawn.current) {
      write(pad.current, canvas.current, strokes);
    }
    drawn.current = strokes;
  }, [strokes]);

  useEffect(() => {
    if (disabled) pad.current?.off();
    else pad.current?.on();
  }, [disabled]);

  const keep = (count: number): void => {
    if (!pad.current || !canvas.current) return;
    write(pad.current, canvas.current, strokes.slice(0, count));
    const signature = read(pad.current, canvas.current);
    drawn.current = signature?.strokes ?? [];
    onDraw(signature);
  };
  return { canvas, undo: () => keep(strokes.length - 1), clear: () => keep(0) };
}

/** One canvas pixel for one pixel of the screen. Setting the size empties the canvas. */
function fit(element: HTMLCanvasElement): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  element.width = Math.round(element.clientWidth * ratio);
  element.height = Math.round(element.clientHeight * ratio);
  element.getContext("2d")?.scale(ratio, ratio);
}

function write(pad: SignaturePad, element: HTMLCanvasElement, strokes: readonly SignatureStroke[]): void {
  const factor = element.clientWidth / paper.width;
  pad.minWidth = pen.minWidth * factor;
  pad.maxWidth = pen.maxWidth * factor;
  pad.fromData(
    scaleStrokes(strokes, factor).map((points): PointGroup => ({
      points: [...points],
      penColor: pad.penColor,
      dotSize: pad.dotSize,
      minWidth: pad.minWidth,
      maxWidth: pad.maxWidth,
      velocityFilterWeight: pad.velocityFilterWeight,
      compositeOperation: pad.compositeOperation,
    })),
  );
}

function read(pad: SignaturePad, element: HTMLCanvasElement): DrawnSignature | null {
  const groups = pad.toData();
  if (groups.length === 0) return null;
  return {
    kind: "drawn",
    strokes: scaleStrokes(
      groups.map(({ points }) => points),
      paper.width / element.clientWidth,
    ),
    svg: pad.toSVG(),
  };
}
