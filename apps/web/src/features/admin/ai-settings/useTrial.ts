import type { AiSettingsTrialRequest, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { AiSettingsTrial } from "@carnation/product/diagnosis";
import { useState } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { type DemoFace, demoFaces } from "../../../shared/demo/demoFaces.ts";
import { tryPhoto } from "./aiSettings.ts";

/** A trial of the settings on a drawn face. */
export interface Trial {
  readonly face: DemoFace;
  readonly choose: (face: DemoFace) => void;
  /** Holds what the last one gave; null before, and once another face is chosen. */
  readonly outcome: AiSettingsTrial | null;
  readonly pending: boolean;
  /** Reason why it could not be tried; null otherwise. */
  readonly failure: string | null;
  readonly start: (engine: AiSettingsTrialRequest["engine"], perceivedAge: boolean) => void;
}

async function tryFace(
  workspace: Workspace,
  src: string,
  settings: Omit<AiSettingsTrialRequest, "photo">,
): Promise<AiSettingsTrial> {
  const response = await fetch(src);
  if (!response.ok) throw new CarnationError("unavailable", `${src} answered ${response.status}`);
  return tryPhoto(workspace, { ...settings, photo: await response.blob() });
}

const [firstFace = { label: "", src: "" }] = demoFaces;

/** Tries the settings on one of the drawn faces: it is analysed by the engine, and nothing of it is kept. */
export function useTrial(): Trial {
  const [face, setFace] = useState<DemoFace>(firstFace);
  const [tried, setTried] = useState<{ readonly face: DemoFace; readonly outcome: AiSettingsTrial } | null>(
    null,
  );
  const { run, pending, failure } = useMutation(tryFace);
  return {
    face,
    choose: (chosen) => {
      setFace(chosen);
      setTried(null);
    },
    // An answer about the face that was chosen before says nothing of this one.
    outcome: tried?.face === face ? tried.outcome : null,
    pending,
    failure,
    start: (engine, perceivedAge) => {
      // Why it failed is said beside the button.
      run(face.src, { engine, perceivedAge }).then(
        (outcome) => setTried({ face, outcome }),
        () => setTried(null),
      );
    },
  };
}
