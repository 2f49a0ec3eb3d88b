import type { KnownDocument, Workspace } from "@carnation/data";
import type { PerceivedAgeSwitch } from "@carnation/domain";
import { watchAtom } from "../../common/state/watchAtom.ts";

/** Whether the perceived age is estimated, and who decided it. */
export const perceivedAgeAtom = watchAtom<KnownDocument<PerceivedAgeSwitch>>(
  ({ perceivedAge }, ...listeners) => perceivedAge.watch(...listeners),
);

/** Switches it on or off, under the name of whoever does it. */
export const decide = (workspace: Workspace, enabled: boolean): Promise<void> =>
  workspace.perceivedAge.decide(enabled);
