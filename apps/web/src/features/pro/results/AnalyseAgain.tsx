import type { Workspace } from "@carnation/data";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useToast } from "@carnation/ui/toast";
import type { ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";

const analyseAgain = ({ diagnoses }: Workspace, id: string): Promise<void> => diagnoses.retry(id);

/**
 * For an analysis that failed through no fault of the photo: the same one again, at a press. The diagnosis keeps its date, and
 * the page that watches it shows the analysis in the place of the failure.
 */
export function AnalyseAgain({ id }: { readonly id: string }): ReactNode {
  const { show } = useToast();
  const { run, pending, failure } = useMutation(analyseAgain);
  return (
    <>
      {failure === null ? null : (
        <div className="basis-full">
          <Alert tone="error">{failure}</Alert>
        </div>
      )}
      <Button
        variant="primary"
        loading={pending}
        onClick={async () => {
          const isQueued = await run(id).then(
            () => true,
            () => false,
          );
          if (isQueued) show({ id: `again ${id}`, message: "Analyse relancée avec la même photo." });
        }}
      >
        Relancer avec la même photo
      </Button>
    </>
  );
}
