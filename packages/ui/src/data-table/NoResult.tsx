"use client";

import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { frDataTable } from "../messages/sections/tables.ts";
import { useMessages } from "../provider/useMessages.ts";

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
