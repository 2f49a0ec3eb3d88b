import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue, useSetAtom } from "jotai";
import { useState, type ReactNode } from "react";
import {
  deviceChangedAtom,
  isToldAtom,
  registerDevice,
  unregisterDevice,
} from "../../common/push/deviceAtoms.ts";
import { type PushPermission, usePushPermission } from "../../common/push/pushPermission.ts";
import { useMutation } from "../../common/state/useMutation.ts";

/** « Recevoir les actualités »: on this device, as far as its browser allows it. */
export function NewsOptIn(): ReactNode {
  const permission = usePushPermission();
  const told = useAtomValue(isToldAtom) && permission === "granted";
  const changed = useSetAtom(deviceChangedAtom);
  const joining = useMutation(registerDevice);
  const leaving = useMutation(unregisterDevice);
  const [asking, setAsking] = useState(false);
  const receive = async (): Promise<void> => {
    setAsking(true);
    // The browser asks whoever has just clicked, and nobody later.
    const answer = await Notification.requestPermission();
    setAsking(false);
    if (answer !== "granted") return;
    await joining.run();
    changed();
  };
  const leave = async (): Promise<void> => {
    await leaving.run();
    changed();
  };
  const failure = joining.failure ?? leaving.failure;
  return (
    <section aria-labelledby="receive" className="grid max-w-[62ch] gap-3 border-t border-line pt-4">
      <h2 id="receive" className="font-serif text-[20px]/[1.2]">
        Recevoir les actualités
      </h2>
      <output className="text-small text-ink-2">{wordsOf(permission, told)}</output>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      {permission === "unsupported" || permission === "denied" ? null : told ? (
        <Button
          className="justify-self-start"
          loading={leaving.pending}
          onClick={() => void leave().catch(() => undefined)}
        >
          Ne plus recevoir
        </Button>
      ) : (
        <Button
          className="justify-self-start"
          loading={asking || joining.pending}
          onClick={() => void receive().catch(() => undefined)}
        >
          Recevoir les actualités
        </Button>
      )}
    </section>
  );
}

function wordsOf(permission: PushPermission, told: boolean): string {
  if (permission === "unsupported") {
    return "Ce navigateur n’affiche pas de notifications. Les nouvelles actualités vous attendent ici et sur votre tableau de bord.";
  }
  if (permission === "denied") {
    return "Les notifications de ce site sont bloquées. Pour les recevoir, ouvrez les informations du site, à gauche de son adresse, choisissez «\u00A0Notifications\u00A0», puis «\u00A0Autoriser\u00A0».";
  }
  if (told) return "Cet appareil vous prévient quand une actualité importante paraît.";
  return "Une notification sur cet appareil quand une actualité importante paraît. Vous pouvez l’arrêter à tout moment.";
}
