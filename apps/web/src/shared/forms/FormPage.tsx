import { type CarnationError, toCarnationError } from "@carnation/domain/error";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import type { CarnationForm, FieldProblems } from "@carnation/ui/form";
import { ResourceForm } from "@carnation/ui/resource-form";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useRef, useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { ResourcePages } from "../navigation/ResourcePages.ts";
import { PageHeading } from "../navigation/PageHeading.tsx";
import { PageMain } from "../navigation/PageMain.tsx";
import { useCurrentRoute } from "../navigation/place.ts";
import { type NoticeKey, noticeState } from "../session/notices.ts";
import { PictureRefusalContext, usePictureRefusal } from "./pictureRefusal.ts";
import { useFieldDrafts } from "./useFieldDrafts.tsx";
import { useLeaveBlocker } from "./useLeaveBlocker.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

interface FormPageProps<Input extends Record<string, unknown>, Output, Result> {
  readonly form: CarnationForm<Input, Output>;
  /** Saves; what it rejects with is told above the fields, and nothing that was typed is lost. */
  readonly onSave: (values: Output) => Promise<Result>;
  /** Tells where to go once it is saved, and what the page there says. @default the record's own page, or the list */
  readonly onSaved?: ((result: Result, notice: NoticeKey) => void) | undefined;
  /** Another way to save, which leads elsewhere. */
  readonly alternative?:
    | { readonly label: string; readonly onSaved: (result: Result, notice: NoticeKey) => void }
    | undefined;
  /** The fields that a refusal is about, with the sentence of each; the whole form without. */
  readonly problemsOf?: (error: CarnationError) => FieldProblems<Input> | null;
  readonly pages: ResourcePages;
  /** The page's heading, where the record has a name to be called by; not the document's. @default the route's title */
  readonly title?: string | undefined;
  /** The record's own page, which the form was opened from: leaving and saving lead back there. @default the list */
  readonly record?: { readonly label: string; readonly path: string } | undefined;
  /** Holds what else can be done with the record, beside its name. */
  readonly actions?: ReactNode;
  /** @default « Enregistrer » */
  readonly saveLabel?: string | undefined;
  /** Away from saving: what removes the record. */
  readonly destructive?: ReactNode;
  /** The fields, or `ResourceFormSection`s, which take the width of the page. */
  readonly children: ReactNode;
  /** True when there are sections; `indexed` lists them at the side. @default false */
  readonly sections?: boolean | "indexed";
  /** Beside the fields where there is room, under them where there is none: what they amount to. */
  readonly aside?: ReactNode;
  /** Holds what may be done when it was changed elsewhere since it was opened. Without it, that is a failure like another. */
  readonly conflict?: ConflictChoices<Output, Result> | undefined;
}

/** Describes what a person chooses between when what they change was changed elsewhere. Nothing of what they typed is lost. */
interface ConflictChoices<Output, Result> {
  /** Shows what was saved elsewhere in the fields. */
  readonly onReload: () => void;
  /** Saves over what was saved elsewhere. */
  readonly onOverwrite: (values: Output) => Promise<Result>;
}

/** The page of one record, to add or to change it. Leaving it asks first while something would be lost. */
export function FormPage<Input extends Record<string, unknown>, Output, Result>({
  form,
  onSave,
  onSaved,
  alternative,
  problemsOf,
  pages,
  title,
  record,
  actions,
  saveLabel,
  destructive,
  children,
  sections = false,
  aside,
  conflict,
}: FormPageProps<Input, Output, Result>): ReactNode {
  const routeTitle = useCurrentRoute()?.title;
  const navigate = useNavigate();
  const leaving = useRef(false);
  const [conflicting, setConflicting] = useState(false);
  const blocker = useLeaveBlocker(() => form.dirty && !leaving.current);
  const kept = useFieldDrafts(form, () => form.dirty && !leaving.current);
  const { path: home } = record ?? pages;
  const backHome = (_result: Result, notice: NoticeKey): void =>
    void navigate(home, { state: noticeState(notice) });
  const { isRefused, reportRefusal } = usePictureRefusal();
  const save = async (
    values: Output,
    then: (result: Result, notice: NoticeKey) => void,
    send: (values: Output) => Promise<Result> = onSave,
  ): Promise<void> => {
    // Saved already: the second press of a double click, while the next page is on its way.
    if (leaving.current) return;
    let result: Result;
    try {
      result = await send(values);
    } catch (failure) {
      const error = toCarnationError(failure);
      const isConflict = conflict !== undefined && error.code === "aborted";
      setConflicting(isConflict);
      // A conflict is said by its notice, with what can be done.
      const none = {} as FieldProblems<Input>;
      const problems = isConflict ? none : (problemsOf?.(error) ?? null);
      if (problems) form.setErrors(problems);
      else form.setErrors(none, errorMessage(error));
      return;
    }
    leaving.current = true;
    then(result, isRefused() ? "saved-without-picture" : "saved");
  };
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: pages.path, content: <Link to={pages.path}>{pages.label}</Link> },
          ...(record ? [{ id: record.path, content: <Link to={record.path}>{record.label}</Link> }] : []),
          { id: "here", content: record ? "Modifier" : (title ?? routeTitle) },
        ]}
      />
      <div className="mt-2 mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageHeading>{title}</PageHeading>
        {actions}
      </div>
      {kept}
      <div className={aside ? "grid gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_17.5rem]" : undefined}>
        <ResourceForm
          form={form}
          conflict={
            conflict && conflicting
              ? {
                  onReload: () => {
                    setConflicting(false);
                    conflict.onReload();
                  },
                  onOverwrite: () =>
                    void form.submit((values) => save(values, onSaved ?? backHome, conflict.onOverwrite)),
                }
              : undefined
          }
          onSubmit={(values) => save(values, onSaved ?? backHome)}
          onCancel={() => void navigate(home)}
          saveLabel={saveLabel}
          destructive={destructive}
          lockWhilePending
          alternative={
            alternative ? (
              <Button
                disabled={form.pending}
                onClick={() => void form.submit((values) => save(values, alternative.onSaved))}
              >
                {alternative.label}
              </Button>
            ) : undefined
          }
          withIndex={sections === "indexed"}
          className={sections ? "max-w-[62rem]" : "max-w-[34rem]"}
        >
          <PictureRefusalContext value={reportRefusal}>{children}</PictureRefusalContext>
        </ResourceForm>
        {aside}
      </div>
      <UnsavedChangesGuard dirty={form.dirty} blocker={blocker} />
    </PageMain>
  );
}
