import type { Workspace } from "@carnation/data";
import { Check, X } from "lucide-react";
import { IconButton } from "@carnation/ui/icon-button";
import { Input } from "@carnation/ui/input";
import { useAtomValue } from "jotai";
import { useId, useState, type ReactNode } from "react";
import * as v from "valibot";
import type { RenameProps } from "./useRowContent.tsx";
import { useMutation } from "../watch/useMutation.ts";
import type { Identified, ResourceFormDescription } from "../resource/Resource.ts";

interface RenameOptions<T, Input, Output, Given> {
  /** The field that is changed. */
  readonly field: keyof Input & string;
  readonly form: Pick<
    ResourceFormDescription<T, Input & Record<string, unknown>, Output, Given>,
    "given" | "schema" | "input"
  >;
  readonly nameOf: (record: T) => string;
  /** A stable function. */
  readonly save: (workspace: Workspace, id: string, fields: Output, opened: T) => Promise<unknown>;
}

/** Gives what changes one field of a record in its list, checked as its form checks it. */
export function renameIn<T extends Identified, Fields extends Record<string, unknown>, Output, Given>({
  field,
  form,
  nameOf,
  save,
}: RenameOptions<T, Fields, Output, Given>): (props: RenameProps<T>) => ReactNode {
  return function Rename({ row, onDone }: RenameProps<T>): ReactNode {
    const given = useAtomValue(form.given);
    // What is compared is the record as it was when its name was opened.
    const [opened] = useState(row);
    const [typed, setTyped] = useState(() => nameOf(row));
    const [problem, setProblem] = useState<string | null>(null);
    const { run, pending, failure } = useMutation(save);
    const note = useId();
    const send = async (): Promise<void> => {
      if (given.status !== "ready") return;
      const schema = form.schema(given.value, opened, opened.id);
      const parsed = v.safeParse(schema, { ...form.input(opened), [field]: typed });
      setProblem(parsed.issues?.[0].message ?? null);
      if (!parsed.success) return;
      // The failure is said under the field.
      const saved = await run(opened.id, parsed.output, opened).then(
        () => true,
        () => false,
      );
      if (saved) onDone();
    };
    const sentence = problem ?? failure;
    return (
      <form
        className="grid gap-1 py-1"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <span className="flex items-center gap-1">
          <Input
            aria-label={`Nouveau nom de «\u00A0${nameOf(opened)}\u00A0»`}
            aria-describedby={sentence === null ? undefined : note}
            aria-invalid={sentence !== null}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the name was that was to be changed
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") onDone();
            }}
          />
          <IconButton
            type="submit"
            label="Enregistrer le nom"
            disabled={pending}
            icon={<Check aria-hidden="true" />}
          />
          <IconButton label="Annuler" icon={<X aria-hidden="true" />} onClick={onDone} />
        </span>
        {sentence === null ? null : (
          <span id={note} role="alert" className="text-small text-error">
            {sentence}
          </span>
        )}
      </form>
    );
  };
}
