import type { ReactNode } from "react";
import { useMutation } from "../../common/state/useMutation.ts";
import { ContraindicationForm } from "./ContraindicationForm.tsx";
import { add } from "./contraindications.ts";

/** `/admin/contraindications/add` */
export function AddContraindicationScreen(): ReactNode {
  const { run } = useMutation(add);
  return <ContraindicationForm onSave={run} saveLabel="Ajouter" />;
}
