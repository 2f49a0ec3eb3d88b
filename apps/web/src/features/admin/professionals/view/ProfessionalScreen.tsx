import { personLabel, type Professional, professionalLabel } from "@carnation/product/account";
import { Alert } from "@carnation/ui/alert";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { AccountLog } from "../../../../shared/accounts/AccountLog.tsx";
import { PageMain } from "../../../../shared/navigation/PageMain.tsx";
import { RecordPage } from "../../../../shared/resource/RecordPage.tsx";
import { noticeFrom } from "../../../../shared/session/notices.ts";
import { pages, professionals } from "../professionals.ts";
import { AccountFacts } from "./AccountFacts.tsx";
import { PractisedCare } from "./PractisedCare.tsx";
import { ProfessionalHeader } from "./ProfessionalHeader.tsx";
import { SubscriptionCard } from "./SubscriptionCard.tsx";
import { SupportNotes } from "./SupportNotes.tsx";
import { Totals } from "./Totals.tsx";
import { Usage } from "./Usage.tsx";

/** `/admin/customers/view/:id`: how a professional stands and works, without anything of their clients. */
export function ProfessionalScreen(): ReactNode {
  return (
    <RecordPage atoms={professionals.byId} pages={pages}>
      {(professional) => <ProfessionalPage key={professional.id} professional={professional} />}
    </RecordPage>
  );
}

function ProfessionalPage({ professional }: { readonly professional: Professional }): ReactNode {
  const notice = noticeFrom(useLocation().state);
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: pages.path, content: <Link to={pages.path}>{pages.label}</Link> },
          { id: "here", content: professionalLabel(professional) },
        ]}
      />
      {notice ? (
        <Alert tone={notice.tone} className="mt-3">
          {notice.text}
        </Alert>
      ) : null}
      <ProfessionalHeader professional={professional} />
      {professional.active ? null : (
        <Alert tone="warning" className="mt-5">
          Compte désactivé{"\u00A0"}: {personLabel(professional)} ne peut plus se connecter. Ses données sont
          gardées.
        </Alert>
      )}
      <div className="mt-8 grid items-start gap-x-9 gap-y-11 desk:grid-cols-[minmax(0,1fr)_300px] wide:grid-cols-[minmax(0,1fr)_340px] wide:gap-x-14">
        <div className="grid min-w-0 gap-11">
          <Totals professional={professional} />
          <Usage uid={professional.uid} />
          <SupportNotes uid={professional.uid} />
        </div>
        <div className="grid content-start gap-9.5">
          <SubscriptionCard professional={professional} />
          <AccountFacts professional={professional} />
          <PractisedCare professional={professional} />
          <AccountLog uid={professional.uid} />
        </div>
      </div>
    </PageMain>
  );
}
