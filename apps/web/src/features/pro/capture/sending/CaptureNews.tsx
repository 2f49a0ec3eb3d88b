import { customerLabel } from "@carnation/product/customer";
import { useToast } from "@carnation/ui/toast";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../../../shared/navigation/paths.ts";
import { workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { customerOf } from "../../../../shared/watch/catalogueAtoms.ts";
import { valueOf } from "../../../../shared/state/queryState.ts";
import { useDiagnosis } from "../../../../shared/diagnosis/useDiagnosis.ts";
import { awaitedAtom, capturesAtom } from "./captures.ts";
import { resumeCaptures } from "./sendCapture.ts";

/** Goes on with what this device has kept, and says wherever one is how the photos and their analyses end. */
export function CaptureNews(): ReactNode {
  const store = useStore();
  const ready = useAtomValue(workspaceAtom).status === "ready";
  useEffect(() => {
    if (ready) void resumeCaptures(store);
  }, [ready, store]);
  const captures = useAtomValue(capturesAtom);
  const { search } = useLocation();
  const shown = new URLSearchParams(search).get("envoi");
  return (
    <>
      {[...captures].map(([key, { state, about }]) =>
        state.step === "failed" && key !== shown ? (
          <FailedCapture key={key} capture={key} customer={about?.customer ?? null} />
        ) : null,
      )}
      {useAtomValue(awaitedAtom).map(({ id, customer }) => (
        <AwaitedDiagnosis key={id} id={id} customer={customer} />
      ))}
    </>
  );
}

function FailedCapture({
  capture,
  customer,
}: {
  readonly capture: string;
  readonly customer: string | null;
}): ReactNode {
  const { show } = useToast();
  const navigate = useNavigate();
  const whose = useWhose(customer);
  useEffect(() => {
    show({
      id: capture,
      tone: "error",
      message: `L’envoi de la photo s’est arrêté\u00A0: ${whose}.`,
      action: {
        label: "Reprendre",
        onAction: () => void navigate(paths.diagnosisInput("file", customer, capture)),
      },
    });
  }, [show, navigate, capture, customer, whose]);
  return null;
}

/** Watches an analysis to its end, and tells it unless its own page is open. */
function AwaitedDiagnosis({
  id,
  customer,
}: {
  readonly id: string;
  readonly customer: string | null;
}): ReactNode {
  const { show } = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const whose = useWhose(customer);
  const change = useSetAtom(awaitedAtom);
  const [diagnosis] = useDiagnosis(id);
  const state = valueOf(diagnosis)?.state ?? null;
  const ended = diagnosis.status === "missing" || (state !== null && state !== "started");
  useEffect(() => {
    if (!ended) return;
    change((awaited) => awaited.filter((one) => one.id !== id));
    if (state === null || pathname === paths.results(id)) return;
    const done = state === "done";
    show({
      id,
      tone: done ? "success" : "error",
      message: done
        ? `Diagnostic terminé\u00A0: ${whose}.`
        : `La photo n’a pas pu être analysée\u00A0: ${whose}.`,
      action: {
        label: done ? "Voir les résultats" : "Voir pourquoi",
        onAction: () => void navigate(paths.results(id)),
      },
    });
  }, [ended, state, pathname, id, whose, change, show, navigate]);
  return null;
}

function useWhose(customer: string | null): string {
  const known = valueOf(useAtomValue(customerOf(customer ?? "")));
  if (customer === null) return "diagnostic rapide";
  return known === null ? "un client" : customerLabel(known);
}
