import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { PictureField } from "@carnation/ui/picture-field";
import { Progress } from "@carnation/ui/progress";
import type { ReactNode } from "react";
import { pictureChoice } from "../../../shared/browser/pictureChoice.ts";
import type { Logo, LogoSending } from "./useLogo.ts";

/** The logo: chosen, on its way, on hold, tried again. */
export function LogoField({ logo }: { readonly logo: Logo }): ReactNode {
  return (
    <div data-wide="" className="grid gap-3">
      <PictureField
        label="Logo"
        fit="contain"
        src={logo.stored}
        {...pictureChoice}
        disabled={logo.sending !== null}
        value={logo.change}
        onValueChange={logo.choose}
      />
      {logo.sending === null ? null : <OnItsWay sending={logo.sending} />}
      {logo.failure !== null || logo.givenUp ? (
        <Alert
          tone="warning"
          role="alert"
          actions={
            <Button onClick={() => void logo.save()}>
              {logo.change === "removed" ? "Réessayer" : "Réessayer l’envoi du logo"}
            </Button>
          }
        >
          {logo.givenUp ? "L’envoi du logo est annulé." : `Le logo n’a pas été changé. ${logo.failure}`} Le
          reste du profil est enregistré.
        </Alert>
      ) : null}
    </div>
  );
}

function OnItsWay({ sending: { upload, state } }: { readonly sending: LogoSending }): ReactNode {
  const paused = state?.state === "paused";
  const waiting = state?.waiting === true && !paused;
  const label = paused ? "Envoi en pause" : waiting ? "En attente du réseau" : "Envoi du logo";
  return (
    <div className="grid gap-3">
      <Progress
        label={label}
        value={state === null || state.totalBytes === 0 ? null : state.bytesTransferred / state.totalBytes}
      />
      <div className="flex flex-wrap gap-3">
        <Button disabled={upload === null} onClick={() => (paused ? upload?.resume() : upload?.pause())}>
          {paused ? "Reprendre" : "Mettre en pause"}
        </Button>
        <Button variant="text" disabled={upload === null} onClick={() => upload?.cancel()}>
          Annuler l’envoi
        </Button>
      </div>
    </div>
  );
}
