import type { AiSettingsTrialRequest, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { AiSettingsTrial } from "@carnation/product/diagnosis";
import { useState } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { type DemoFace, demoFaces } from "../../../shared/demo/demoFaces.ts";
import { tryPhoto } from "./aiSettings.ts";

type Engine = AiSettingsTrialRequest["engine"];

/** Trials of the settings on the drawn faces. */
export interface Trial {
  readonly face: DemoFace;
  readonly choose: (face: DemoFace) => void;
  /** Gives what the last trial of a face gave by the engine that is chosen; null before. */
  readonly outcomeOf: (face: DemoFace) => AiSettingsTrial | null;
  readonly pending: boolean;
  /** Reason why it could not be tried; null otherwise. */
  readonly failure: string | null;
  /** Analyses faces one after the other, up to the first that cannot be. */
  readonly start: (faces: readonly DemoFace[], perceivedAge: boolean) => void;
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

const keyOf = ({ src }: DemoFace, engine: Engine): string => `${engine} ${src}`;

/**
 * Tries the settings on the drawn faces: they are analysed by the engine, and nothing of them is kept.
 * @param engine the one that is chosen: what another one measured says nothing of it
 */
export function useTrial(engine: Engine): Trial {
  const [face, choose] = useState<DemoFace>(firstFace);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, AiSettingsTrial>>(new Map());
  const { run, pending, failure } = useMutation(tryFace);
  return {
    face,
    choose,
    outcomeOf: (one) => outcomes.get(keyOf(one, engine)) ?? null,
    pending,
    failure,
    start: (faces, perceivedAge) => {
      const keep = (key: string, outcome: AiSettingsTrial | null): void =>
        setOutcomes((before) => {
          const after = new Map(before);
          if (outcome === null) after.delete(key);
          else after.set(key, outcome);
          return after;
        });
      const tryAll = async (): Promise<void> => {
        for (const one of faces) {
          const key = keyOf(one, engine);
          try {
            keep(key, await run(one.src, { engine, perceivedAge }));
          } catch {
            // Why it failed is said beside the button.
            keep(key, null);
            return;
          }
        }
      };
      void tryAll();
    },
  };
}
