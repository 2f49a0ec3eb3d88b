import { Alert } from "@carnation/ui/alert";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { demoFaces } from "../../../shared/demo/demoFaces.ts";
import { preparedPhoto } from "./photo/preparePhoto.ts";

interface DemoFacesProps {
  /** Receives a photo that can be sent as it is. */
  readonly onPhoto: (photo: File) => void;
  /** Address of a face that was chosen before, which is taken at once; null for none. */
  readonly first: string | null;
}

/** Four drawn faces to try the analysis with. */
export function DemoFaces({ onPhoto, first }: DemoFacesProps): ReactNode {
  const [busy, setBusy] = useState(first !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = useEffectEvent((photo: File | string): void => {
    setBusy(false);
    if (typeof photo === "string") setProblem(photo);
    else onPhoto(photo);
  });
  const [asked, setAsked] = useState({ src: first });
  useEffect(() => {
    if (asked.src === null) return undefined;
    let isWanted = true;
    void loadFace(asked.src).then((photo) => (isWanted ? take(photo) : undefined));
    return () => {
      isWanted = false;
    };
  }, [asked]);
  const choose = (src: string): void => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    setAsked({ src });
  };

  return (
    <div className="grid gap-5" aria-busy={busy}>
      <p className="max-w-[60ch] text-ink-2">
        Ces visages sont dessinés. Choisissez-en un pour suivre l’analyse du début à la fin.
      </p>
      {problem === null ? null : <Alert tone="error">{problem}</Alert>}
      <ul className="grid max-w-[60rem] grid-cols-2 gap-x-3.5 gap-y-5 tablet:gap-x-5.5 desk:grid-cols-4">
        {demoFaces.map(({ label, src }) => (
          <li key={src}>
            <button type="button" onClick={() => choose(src)} className="group block w-full">
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

/** Loads a face as a photo that can be sent, or says why there is none. */
async function loadFace(src: string): Promise<File | string> {
  try {
    const response = await fetch(src);
    if (!response.ok) throw new Error(`${src} answered ${response.status}`);
    const face = await response.blob();
    const name = src.slice(src.lastIndexOf("/") + 1);
    return await preparedPhoto(new File([face], name, { type: face.type }));
  } catch {
    return "Ce visage n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.";
  }
}
