import { toCarnationError, messageFor } from "@carnation/domain";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { Form, type CarnationForm, type FieldProblems } from "@carnation/ui/form";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useRef, type ReactNode } from "react";
import { Link, useBlocker, useNavigate } from "react-router";
import { PageHeading } from "./navigation/PageHeading.tsx";
import { PageMain } from "./navigation/PageMain.tsx";
import { useCurrentRoute } from "./navigation/place.ts";
import { noticeState } from "./session/notices.ts";

interface FormPageProps<Input extends Record<string, unknown>, Output> {
  readonly form: CarnationForm<Input, Output>;
  /** Saves; what it rejects with is told above the fields, and nothing that was typed is lost. */
  readonly onSave: (values: Output) => Promise<unknown>;
  /** The list that it belongs to: where one is, and goes once it is saved. */
  readonly list: { readonly label: string; readonly path: string };
  readonly saveLabel: string;
  /** Away from saving: what removes the record. */
  readonly destructive?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The page of one record, to add or to change it. Leaving it asks first while something would be lost. */
export function FormPage<Input extends Record<string, unknown>, Output>({
  form,
  onSave,
  list,
  saveLabel,
  destructive,
  children,
}: FormPageProps<Input, Output>): ReactNode {
  const title = useCurrentRoute()?.title;
  const navigate = useNavigate();
  const leaving = useRef(false);
  const blocker = useBlocker(() => form.dirty && !leaving.current);
  const save = async (values: Output): Promise<void> => {
    // Saved already: the second press of a double click, while the list is on its way.
    if (leaving.current) return;
    try {
      await onSave(values);
    } catch (error) {
      form.setErrors({} as FieldProblems<Input>, messageFor(toCarnationError(error)).message);
      return;
    }
    leaving.current = true;
    await navigate(list.path, { state: noticeState("saved") });
  };
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: list.path, content: <Link to={list.path}>{list.label}</Link> },
          { id: "here", content: title },
        ]}
      />
      <PageHeading className="mt-2 mb-7" />
      <Form form={form} onSubmit={save} className="max-w-[34rem]">
        {children}
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" loading={form.pending}>
            {saveLabel}
          </Button>
          <Button asChild>
            <Link to={list.path}>Annuler</Link>
          </Button>
          {destructive ? <div className="ms-auto">{destructive}</div> : null}
        </div>
      </Form>
      <UnsavedChangesGuard dirty={form.dirty} blocker={blocker} />
    </PageMain>
  );
}
