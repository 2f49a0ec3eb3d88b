import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";

/** The levels of a jaw line, from the most sagging to the sharpest. */
export const jawlineLevels = [1, 2, 3, 4] as const;

/** A level of a jaw line: 4 is sharp, 1 very sagging. */
export type JawlineLevel = (typeof jawlineLevels)[number];

export interface JawlineDrawingProps extends ComponentPropsWithoutRef<"svg"> {
  /** Choice of which of the four levels is drawn: 4 is sharp, 1 very sagging. */
  readonly level: JawlineLevel;
}

/** From the chin to the ear. */
const jaws: Readonly<Record<JawlineLevel, string>> = {
  1: "M47 101C52 103 55 100 59 98 63 107 78 109 86 98 92 88 93 76 92 62",
  2: "M47 101C52 103 56 101 60 100 66 104 77 102 84 94 90 86 92 76 92 62",
  3: "M47 101C54 102.5 60 101 65 101 73 100.5 81 95 86 88 90 82 92 74 92 62",
  4: "M47 101C56 103 73 95 84 86 87 83 90 74 92 62",
};

/** The folds that come with it: from the mouth to the jaw, beside the nose, under the chin. */
const folds: Readonly<Partial<Record<JawlineLevel, string>>> = {
  1: "M63 79C66 85 65 92 60 98M68 112C78 112 86 106 91 98M47 62C54 66 60 68 63 74",
  2: "M63 79C65 83 65 87 63 91",
};

/** The rest of the face, the same at every level. */
const face = [
  "M41 10C35 18 33 26 34 32 31 35 31 39 34 43 32 50 33 58 36 66 37 74 37 82 40 92 41 97 43 100 47 101",
  "M41 10C52-1 84 0 94 16 99 27 98 34 95 42",
  "M58 32C53 34 49 39 46 46 44 51 40 54 39 57 40 60 44 61 48 60",
  "M38 34C41 31 45 31 47 32M56 28C62 25 69 26 74 30M57 37C61 33 67 34 70 37 66 39 61 39 57 37",
  "M41 77C45 74 49 76 52 75 56 75 59 77 62 76M41 77C46 81 54 82 62 76M45 86C49 88 53 88 56 87",
  "M91 44C94 39 101 41 100 48 99 54 96 60 92 62M64 104C64 110 63 114 61 118M98 58C98 78 100 100 106 118",
].join("");

/** A face seen from three quarters whose jaw line stands out, at one of four levels. Decorative: words say the level. */
export const JawlineDrawing = forwardRef<SVGSVGElement, JawlineDrawingProps>(function JawlineDrawing(
  { level, className, ...rest },
  ref,
) {
  return (
    <svg
      viewBox="24 24 88 94"
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={cx("cn-jawline-drawing", className)}
    >
      <path d={`${face}${folds[level] ?? ""}`} />
      <path className="cn-jawline-drawing__jaw" d={jaws[level]} />
    </svg>
  );
});
