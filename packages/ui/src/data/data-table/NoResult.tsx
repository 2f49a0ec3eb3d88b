"use client";

import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface NoResultProps {
  readonly onClearFilters: (() => void) | undefined;
}

/** There are rows, but none that the search and the filters keep. */
export function NoResult({ onClearFilters }: NoResultProps): ReactNode {
  const messages = useMessages("dataTable", frDataTable);
  return (
    <EmptyState
      title={messages.noResult}
      action={
        onClearFilters ? <Button onClick={() => onClearFilters()}>{messages.clearFilters}</Button> : undefined
      }
    >
      {messages.noResultHint}
    </EmptyState>
  );
}
