import type { Workspace } from "@carnation/data";
import { pictureChangeField } from "@carnation/domain/internal/field";
import { useCarnationForm } from "@carnation/ui/form";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { DeletionButton } from "./Deletion.tsx";
import { FormPage } from "../forms/FormPage.tsx";
import { type NoticeKey, noticeState } from "../session/notices.ts";
import { useMutation } from "../watch/useMutation.ts";
import type { Identified, Pictured, ResourceDescription, ResourceForm } from "./Resource.ts";
import { SendPicture, type UnsentPicture } from "./SendPicture.tsx";
import { useRecordPicture } from "./useRecordPicture.ts";

/** Sent apart from the fields. */
const pictured: v.GenericSchema<Pictured> = v.object({ picture: pictureChangeField });

interface ResourceFormPageProps<
  T extends Identified,
  Row extends T,
  Input extends Record<string, unknown>,
  Output extends object,
  Given,
> {
  readonly description: ResourceDescription<T, Row, Input, Output, Given>;
  /** Stable functions. */
  readonly commands: {
    readonly add: (workspace: Workspace, added: Output & Identified) => Promise<unknown>;
    readonly save: (
      workspace: Workspace,
      id: string,
      fields: Output & { picture?: null },
      opened?: T,
    ) => Promise<unknown>;
  };
  readonly given: Given;
  /** As it is stored now; null for a new one. */
  readonly record: T | null;
}

/** The page that adds a record, or changes one: what somebody else saved meanwhile is not overwritten unasked. */
export function ResourceFormPage<
  T extends Identified,
  Row extends T,
  Input extends Record<string, unknown>,
  Output extends object,
  Given,
>({ description, commands, given, record }: ResourceFormPageProps<T, Row, Input, Output, Given>): ReactNode {
  const { pages, texts, deletion, picture } = description;
  const { schema: schemaOf, input, Fields, Aside, sections, actions, problemsOf } = description.form;
  const navigate = useNavigate();
  // What it will be called, whatever is tried again: also when it is stored already and only the answer was lost.
  const [id] = useState(() => record?.id ?? crypto.randomUUID());
  // The fields hold what was stored when they were opened.
  const [opened, setOpened] = useState(record);
  const schema = useMemo(
    () =>
      v.intersect([schemaOf(given, opened, id), pictured]) as v.GenericSchema<
        Input & Pictured,
        Output & Pictured
      >,
    [schemaOf, given, opened, id],
  );
  const fieldsOf = (from: T | null): Input & Pictured => ({ ...input(from ?? undefined), picture: "kept" });
  const form = useCarnationForm({
    schema,
    defaultValues: fieldsOf(opened) as never,
  }) as unknown as ResourceForm<Input, Output>;
  // Nothing typed here: what somebody else saves is simply shown.
  if (record !== opened && record !== null && !form.dirty && !form.pending) setOpened(record);
  const shown = useRef(opened);
  useEffect(() => {
    if (shown.current === opened) return;
    shown.current = opened;
    form.reset(fieldsOf(opened));
  });
  const adding = useMutation(commands.add);
  const saving = useMutation(commands.save);
  const [unsent, setUnsent] = useState<UnsentPicture | null>(null);
  const pictureSrc = useRecordPicture(picture, record);
  if (unsent && picture) return <SendPicture {...unsent} picture={picture} />;
  const save = async (values: Output & Pictured, compared?: T): Promise<File | null> => {
    const { picture: change, ...rest } = values;
    const fields = rest as unknown as Output;
    if (record === null) await adding.run({ ...fields, id });
    else await saving.run(id, change === "removed" ? { ...fields, picture: null } : fields, compared);
    return change instanceof File ? change : null;
  };
  const page =
    record && pages.open ? { label: description.nameOf(record), path: pages.open(record.id) } : undefined;
  const leave = (notice: NoticeKey): void =>
    void navigate((page ?? pages).path, { state: noticeState(notice) });
  const fields = { form, record, given, pictureSrc };
  return (
    <FormPage
      form={form}
      pages={pages}
      record={page}
      sections={sections ?? false}
      {...(problemsOf && { problemsOf })}
      onSave={(values) => save(values, opened ?? undefined)}
      onSaved={(file, notice) =>
        file === null ? leave(notice) : setUnsent({ id, file, onDone: () => leave("saved") })
      }
      conflict={
        record === null
          ? undefined
          : {
              onReload: () => setOpened(record),
              onOverwrite: (values) => save(values),
            }
      }
      saveLabel={record === null ? texts.add : undefined}
      actions={record === null ? undefined : actions?.(record)}
      destructive={record && deletion ? <DeletionButton record={record} deletion={deletion} /> : undefined}
      aside={Aside ? <Aside {...fields} /> : undefined}
    >
      <Fields {...fields} />
    </FormPage>
  );
}
