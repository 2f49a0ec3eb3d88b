import type { ReactNode } from "react";
import { type DemoFace, demoFaces } from "../../../shared/demo/demoFaces.ts";

interface DemoFaceButtonsProps {
  readonly disabled: boolean;
  readonly onChoose: (face: DemoFace) => void;
}

/** The drawn faces beside the other sources of a photo: a press analyses one. */
export function DemoFaceButtons({ disabled, onChoose }: DemoFaceButtonsProps): ReactNode {
  return (
    <ul aria-label="Analyser un visage de démonstration" className="relative grid grid-cols-4 gap-2.5">
      {demoFaces.map((face) => (
        <li key={face.src}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(face)}
            className={`group grid w-full gap-1.5 text-start text-small ${disabled ? "text-ink-3" : ""}`}
          >
            <img
              src={face.src}
              alt=""
              loading="lazy"
              className="aspect-square w-full bg-well object-cover object-[50%_25%]"
            />
            <span className="underline decoration-transparent underline-offset-4 group-hover:decoration-accent">
              {face.label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
