"use client";

import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";

export function Example() {
  return (
    <ConfirmDialog
      title={"Supprimer «\u00A0Sérum éclat\u00A0»\u202F?"}
      consequence="Les devis déjà envoyés ne changent pas."
      confirmLabel="Supprimer"
      onConfirm={() => undefined}
      trigger={<Button>Supprimer</Button>}
    />
  );
}
