import type { ListState } from "@carnation/data";
import { formatDateTime } from "@carnation/domain/format";
import { type AdminLogEntry, adminLogWords } from "@carnation/product/account";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { NotReady } from "../feedback/NotReady.tsx";
import { PageSection } from "../layout/PageSection.tsx";
import { watchFamily } from "../watch/watchAtom.ts";

const logOf = watchFamily<ListState<AdminLogEntry>>((workspace, uid, onNext, onError) =>
  workspace.accounts.watchLog(uid, onNext, onError),
);

/** Shows what administrators did to an account: who, when, and what it was before. */
export function AccountLog({ uid }: { readonly uid: string }): ReactNode {
  const [watched, retry] = useAtom(logOf(uid));
  return (
    <PageSection title="Historique">
      {watched.status === "ready" ? (
        <Entries entries={watched.value} />
      ) : (
        <NotReady watched={watched} onRetry={retry} skeleton={<Skeleton height="6rem" />} />
      )}
    </PageSection>
  );
}

function Entries({ entries }: { readonly entries: readonly AdminLogEntry[] }): ReactNode {
  if (entries.length === 0) {
    return <p className="text-small text-ink-2">Aucun changement par un administrateur.</p>;
  }
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => {
        const { title, changes } = adminLogWords(entry);
        return (
          <li key={entry.id} className="min-w-0">
            <p className="font-medium">{title}</p>
            {changes.map((line) => (
              <p key={line} className="text-small break-words">
                {line}
              </p>
            ))}
            <p className="text-small text-ink-2">{`${entry.byName}, ${formatDateTime(entry.date)}`}</p>
          </li>
        );
      })}
    </ol>
  );
}
