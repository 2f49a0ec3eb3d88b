import { formatTime } from "@carnation/domain/format";
import { useState } from "react";
import { useNow } from "../../shared/browser/useNow.ts";
import { useOnline } from "../../shared/navigation/useOnline.ts";
import { isConfirmed, type ListQuery } from "../../shared/state/queryState.ts";

/** Gives the hour at which this page last saw that the server confirmed a list; null where it never has. */
export function useCopyHour(watched: ListQuery<unknown>): string | null {
  const online = useOnline();
  const now = useNow();
  const [confirmed, setConfirmed] = useState<{ readonly watched: object; readonly at: Date } | null>(null);
  if (online && isConfirmed(watched) && (confirmed?.watched !== watched || confirmed.at !== now)) {
    setConfirmed({ watched, at: now });
  }
  return confirmed === null ? null : formatTime(confirmed.at);
}
