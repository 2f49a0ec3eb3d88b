import type { Workspace } from "@carnation/data";
import type { StartDiagnosisRequest } from "@carnation/product/diagnosis";
import type { PhoneLink } from "@carnation/product/phone";
import { useAtomValue } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";

/** Frequency: how often one asks whether the photo has come, in milliseconds. */
const ASK_MS = 3000;

/** A link for a phone, from its making to the arrival of its photo. */
export interface ShownPhoneLink {
  /** Null while it is being made, and when it could not be. */
  readonly link: PhoneLink | null;
  readonly failure: string | null;
  readonly expired: boolean;
  /** The diagnosis whose photo has come; null until then. */
  readonly arrived: string | null;
  /** Makes another one: after a failure, and once this one has ended. */
  readonly renew: () => void;
}

const create = (workspace: Workspace, request: StartDiagnosisRequest): Promise<PhoneLink> =>
  workspace.diagnoses.createPhoneLink(request);

/**
 * Makes a link for a phone, and waits for its photo.
 * @param request the diagnosis to open; null makes none
 */
export function usePhoneLink(request: StartDiagnosisRequest | null): ShownPhoneLink {
  const workspace = useAtomValue(workspaceAtom);
  const ready = workspace.status === "ready" ? workspace.value : null;
  const { run, failure } = useMutation(create);
  const [link, setLink] = useState<PhoneLink | null>(null);
  const [ended, setEnded] = useState<PhoneLink | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const asked = useRef(false);

  const renew = useCallback(() => {
    if (request === null) return;
    asked.current = true;
    setLink(null);
    run(request).then(setLink, () => undefined);
  }, [run, request]);
  useEffect(() => {
    if (ready !== null && !asked.current) renew();
  }, [ready, renew]);

  useEffect(() => {
    if (link === null) return;
    const timer = setTimeout(() => setEnded(link), Math.max(0, link.expires.getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [link]);

  useEffect(() => {
    if (link === null || ready === null) return;
    const ask = (): void => {
      // What cannot be told now is asked again.
      ready.diagnoses.hasPhoto(link.id).then(
        (has) => has && setArrived(link.id),
        () => undefined,
      );
    };
    const timer = setInterval(ask, ASK_MS);
    return () => clearInterval(timer);
  }, [link, ready]);

  return { link, failure, expired: link !== null && ended === link, arrived, renew };
}
