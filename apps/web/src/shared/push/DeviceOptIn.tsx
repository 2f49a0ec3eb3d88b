import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue, useSetAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { deviceChangedAtom, isToldAtom, registerDevice, unregisterDevice } from "./deviceAtoms.ts";
import { type PushPermission, usePushPermission } from "./pushPermission.ts";
import { useMutation } from "../watch/useMutation.ts";

/** Tells whether this device is told of the news, as far as its browser allows it, and the button that changes it. */
export function DeviceOptIn(): ReactNode {
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
    <div className="grid gap-3">
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
    </div>
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
