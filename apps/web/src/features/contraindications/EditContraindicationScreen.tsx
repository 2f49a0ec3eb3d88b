import type { Contraindication } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { RecordPage } from "../../common/RecordPage.tsx";
import { noticeState } from "../../common/session/notices.ts";
import { useMutation } from "../../common/state/useMutation.ts";
import { ContraindicationForm } from "./ContraindicationForm.tsx";
import { contraindicationAtoms, list, save } from "./contraindications.ts";
import { DeleteContraindication } from "./DeleteContraindication.tsx";

/** `/admin/contraindications/edit/:id` */
export function EditContraindicationScreen(): ReactNode {
  return (
    <RecordPage atoms={contraindicationAtoms} list={list}>
      {(contraindication) => <Edit contraindication={contraindication} />}
    </RecordPage>
  );
}

function Edit({ contraindication }: { readonly contraindication: Contraindication }): ReactNode {
  const { id } = contraindication;
  const { run } = useMutation(save);
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <ContraindicationForm
        contraindication={contraindication}
        onSave={(fields) => run(id, fields)}
        saveLabel="Enregistrer"
        destructive={
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Supprimer la contre-indication
          </Button>
        }
      />
      {deleting ? (
        <DeleteContraindication
          contraindication={contraindication}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(list.path, { state: noticeState("deleted") })}
        />
      ) : null}
    </>
  );
}
