import type { DocumentState } from "@carnation/data";
import { type AppRequirement, isOlderVersion, parseAppVersion } from "@carnation/product/app-version";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, type ReactNode } from "react";
import { capturesAtom } from "../../features/pro/capture/sending/captures.ts";
import { isReloadTaken, takeReload } from "../../shared/code/loadCode.ts";
import { activateWaitingWorker } from "../../shared/push/serviceWorker.ts";
import { watchAtom } from "../../shared/watch/watchAtom.ts";
import { losesNothing } from "./losesNothing.ts";
import { useSafeMoments } from "./useSafeMoments.ts";
import { versionStandingAtom } from "./versionAtoms.ts";

/** Version that this page was deployed with; null for a build that nobody deployed, which is never too old. */
const ownVersion = parseAppVersion(import.meta.env.CARNATION_VERSION);

const requirementAtom = watchAtom<DocumentState<AppRequirement>>((workspace, onNext, onError) =>
  workspace.appRequirement.watch(onNext, onError),
);

interface FollowVersionProps {
  /** Version of this page. @default that of the build */
  readonly version?: string | null;
  /** Loads the page anew. @default with the worker that goes with it */
  readonly reload?: () => void;
}

/**
 * Loads the page anew when it is older than the deployment asks for, at a moment that interrupts nobody, and once for each version
 * that is asked for: where the old one comes back, the page says so and stays.
 */
export function FollowVersion({ version = ownVersion, reload = reloadPage }: FollowVersionProps): ReactNode {
  const stored = useAtomValue(requirementAtom);
  const captures = useAtomValue(capturesAtom);
  const setStanding = useSetAtom(versionStandingAtom);
  const wanted =
    stored.status === "ready" && isOlderVersion(version, stored.value) ? stored.value.minVersion : null;
  const part = `version ${wanted}`;
  useEffect(() => {
    if (wanted === null) setStanding("current");
    else setStanding(isReloadTaken(part) ? "stuck" : "waiting");
  }, [wanted, part, setStanding]);
  useSafeMoments(() => {
    if (wanted === null || isReloadTaken(part) || !navigator.onLine || !losesNothing(captures)) return;
    if (takeReload(part)) reload();
    else setStanding("stuck");
  });
  return null;
}

function reloadPage(): void {
  activateWaitingWorker()
    .catch(() => undefined)
    .finally(() => window.location.reload());
}
