import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { Progress } from "@carnation/ui/progress";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import type { PhotoOnItsWay as Kept } from "../../../shared/photo/useKeptPhoto.ts";
import { PhotoMissingPage } from "./PhotoMissingPage.tsx";

interface PhotoOnItsWayProps {
  readonly diagnosis: Diagnosis;
  readonly kept: Kept;
}

/** A diagnosis whose photo this device keeps and sends by itself, after a reload as well. */
export function PhotoOnItsWay({ diagnosis, kept }: PhotoOnItsWayProps): ReactNode {
  return (
    <PhotoMissingPage title="Photo en cours d’envoi" diagnosis={diagnosis}>
      <output className="block w-full max-w-[34rem]">
        <Progress
          label="Envoi de la photo"
          value={null}
          detail="L’analyse commence dès qu’elle est arrivée."
        />
      </output>
      <p className="max-w-[60ch] text-ink-2">
        La photo est gardée sur cet appareil et part d’elle-même, même si vous quittez cette page. Si l’envoi
        s’est arrêté, vous pouvez le reprendre ou le changer là où il a commencé.
      </p>
      <Button asChild>
        <Link to={paths.diagnosisInput("file", kept.customer, kept.key)}>Voir l’envoi</Link>
      </Button>
    </PhotoMissingPage>
  );
}
