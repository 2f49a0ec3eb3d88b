import type { Workspace } from "@carnation/data";
import type { Profile } from "@carnation/product/profile";
import { SwitchField } from "@carnation/ui/switch-field";
import type { ReactNode } from "react";
import { DeviceOptIn } from "../../../shared/push/DeviceOptIn.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useLiveSwitches } from "./useLiveSwitches.ts";

const write = (workspace: Workspace, _kind: "news", news: boolean): Promise<void> =>
  workspace.profile.saveNotifications({ news });

const words = (_kind: "news", on: boolean): string =>
  on ? "Les actualités vous seront signalées." : "Les actualités ne vous seront plus signalées.";

/** Shows what one wants to be told of. */
export function Notifications({ profile }: { readonly profile: Profile }): ReactNode {
  const { isOn, turn } = useLiveSwitches({
    on: profile.notifications.news ? ["news" as const] : [],
    write,
    words,
  });
  return (
    <PageSection title="Notifications">
      <div className="grid gap-4">
        <SwitchField
          label="Notifications d’actualités"
          hint="Sur chaque appareil où vous les recevez."
          placement="end"
          checked={isOn("news")}
          onCheckedChange={(on) => turn("news", on)}
        />
        <DeviceOptIn />
      </div>
    </PageSection>
  );
}
