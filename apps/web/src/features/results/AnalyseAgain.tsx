import type { Workspace } from "@carnation/data";
import type { Diagnosis } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useToast } from "@carnation/ui/toast";
import { useRef, type ReactNode, type RefObject } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { useMutation } from "../../common/state/useMutation.ts";

/**
 * Sends the stored photo to a diagnosis of its own, of the same person, with the same agreement and conditions of the
 * day: a photo is analysed once.
 * @param opened the diagnosis that an earlier attempt has opened: it must not be opened twice
 * @returns the new diagnosis's id
 */
async function analyseAgain(
  { diagnoses }: Workspace,
  { id, customer, enabledSubcategories, conditions }: Diagnosis,
  opened: RefObject<string | null>,
): Promise<string> {
  // The answer to an earlier upload may have been lost although the photo has arrived.
  if (opened.current !== null && (await diagnoses.hasPhoto(opened.current))) return opened.current;
  const photo = await diagnoses.photo(id);
  opened.current ??= await diagnoses.start({
    consent: true,
    enabledSubcategories: [...enabledSubcategories],
    conditions: [...conditions],
    ...(customer === null ? {} : { customerId: customer }),
  });
  await diagnoses.uploadPhoto(opened.current, photo).done;
  return opened.current;
}

/** For an analysis that failed through no fault of the photo: the same one again, at a press. */
export function AnalyseAgain({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const navigate = useNavigate();
  const { show } = useToast();
  const opened = useRef<string | null>(null);
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
          const id = await run(diagnosis, opened).catch(() => null);
          if (id === null) return;
          show({ id: `again ${id}`, message: "Analyse relancée avec la même photo." });
          void navigate(paths.results(id));
        }}
      >
        Relancer avec la même photo
      </Button>
    </>
  );
}
