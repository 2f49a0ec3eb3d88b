import { Alert } from "@carnation/ui/alert";
import { useState, type ReactNode } from "react";
import { demoFaces } from "./demoFaces.ts";
import type { PhotoSourceProps } from "./PhotoSource.ts";

/** Four drawn faces to try the analysis with. */
export function DemoFaces({ preparing, problem, onFile }: PhotoSourceProps): ReactNode {
  const [unreachable, setUnreachable] = useState(false);

  const choose = async (src: string): Promise<void> => {
    setUnreachable(false);
    try {
      const response = await fetch(src);
      if (!response.ok) throw new Error(`${src} answered ${response.status}`);
      onFile(await response.blob());
    } catch {
      setUnreachable(true);
    }
  };

  const message = unreachable
    ? "Ce visage n’a pas pu être chargé. Vérifiez la connexion, puis réessayez."
    : problem;
  return (
    <div className="grid gap-5">
      <p className="max-w-[60ch] text-ink-2">
        Ces visages sont dessinés. Choisissez-en un pour suivre l’analyse du début à la fin.
      </p>
      {message === null ? null : <Alert tone="error">{message}</Alert>}
      <ul className="grid max-w-[60rem] grid-cols-2 gap-x-3.5 gap-y-5 tablet:gap-x-5.5 desk:grid-cols-4">
        {demoFaces.map(({ label, src }) => (
          <li key={src}>
            <button
              type="button"
              disabled={preparing}
              onClick={() => void choose(src)}
              className="group block w-full"
            >
              <img src={src} alt="" className="aspect-3/4 w-full bg-well object-cover object-[50%_30%]" />
              <span className="mt-2.5 block font-medium underline decoration-transparent underline-offset-4 group-hover:decoration-accent">
                {label}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
