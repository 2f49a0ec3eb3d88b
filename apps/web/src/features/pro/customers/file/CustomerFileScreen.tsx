import { hiddenCriteria } from "@carnation/domain/criterion";
import { type Customer, customerLabel, realAgeOf } from "@carnation/product/customer";
import { Alert } from "@carnation/ui/alert";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { useAtomValue } from "jotai";
import { useCallback, useMemo, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { PageMain } from "../../../../shared/navigation/PageMain.tsx";
import { RecordPage } from "../../../../shared/resource/RecordPage.tsx";
import { noticeFrom } from "../../../../shared/session/notices.ts";
import { profileAtom } from "../../../../shared/watch/accountAtoms.ts";
import { diagnosesOf } from "../../../../shared/watch/catalogueAtoms.ts";
import { itemsOf, valueOf } from "../../../../shared/state/queryState.ts";
import { CriterionTrends } from "../../../../shared/trends/CriterionTrends.tsx";
import { useNow } from "../../../../shared/browser/useNow.ts";
import { customers, pages } from "../../../../shared/customers/customers.ts";
import { ConsentCard } from "./ConsentCard.tsx";
import { DiagnosisHistory } from "./DiagnosisHistory.tsx";
import { FileHeader } from "./FileHeader.tsx";
import { FileRights } from "./FileRights.tsx";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { UnreadableParts } from "../../../../shared/feedback/UnreadableParts.tsx";
import { NotesCard } from "./NotesCard.tsx";
import { Precautions } from "./Precautions.tsx";
import { RoutinesCard } from "./RoutinesCard.tsx";
import { SendingsCard } from "./SendingsCard.tsx";

/** `/user/customers/:id`: everything about one client. */
export function CustomerFileScreen(): ReactNode {
  return (
    <RecordPage atoms={customers.byId} pages={pages}>
      {(customer) => <CustomerFile key={customer.id} customer={customer} />}
    </RecordPage>
  );
}

function CustomerFile({ customer }: { readonly customer: Customer }): ReactNode {
  const now = useNow();
  const notice = noticeFrom(useLocation().state);
  const profile = valueOf(useAtomValue(profileAtom));
  const diagnoses = itemsOf(useAtomValue(diagnosesOf(customer.id)));
  const realAgeAt = useCallback((date: Date) => realAgeOf(customer, date), [customer]);
  const own = profile?.hiddenCriteria;
  const realAge = realAgeOf(customer, now);
  const hidden = useMemo(() => hiddenCriteria(own ?? [], realAge), [own, realAge]);
  const several = diagnoses.filter(({ state }) => state === "done").length > 1;
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: pages.path, content: <Link to={pages.path}>{pages.label}</Link> },
          { id: "here", content: customerLabel(customer) },
        ]}
      />
      {notice ? (
        <Alert tone={notice.tone} className="mt-3">
          {notice.text}
        </Alert>
      ) : null}
      <FileHeader customer={customer} now={now} />
      <UnreadableParts parts={customer.unreadable} className="mt-6" />
      <Precautions customer={customer} />
      <div
        // What has the focus is never under the precautions.
        className="mt-9 grid items-start gap-x-9 [&_:is(a,button,input,textarea,select,summary)]:scroll-mt-32 gap-y-11 desk:grid-cols-[minmax(0,1fr)_300px] wide:grid-cols-[minmax(0,1fr)_352px] wide:gap-x-14"
      >
        <div className="grid min-w-0 gap-11">
          <DiagnosisHistory customer={customer} />
          {several ? (
            <PageSection title="Évolution">
              <CriterionTrends diagnoses={diagnoses} hidden={hidden} realAgeAt={realAgeAt} />
            </PageSection>
          ) : null}
        </div>
        <div className="grid content-start gap-9.5">
          <ConsentCard customer={customer} now={now} />
          <NotesCard customer={customer} />
          <RoutinesCard customer={customer} />
          <SendingsCard customer={customer} />
          <FileRights customer={customer} />
        </div>
      </div>
    </PageMain>
  );
}
