import { EmptyState } from "@carnation/ui/empty-state";
import type { ReactNode } from "react";
import { useOnline } from "../navigation/useOnline.ts";
import { offlineMessage } from "./offlineMessage.ts";

/** Shows what this device has not kept cannot be told from what does not exist: it is only said not to have been read yet. */
export function NotReadYet(): ReactNode {
  const { title, message } = offlineMessage("content", useOnline());
  return (
    <output className="block">
      <EmptyState title={`${title}.`}>{message}</EmptyState>
    </output>
  );
}
