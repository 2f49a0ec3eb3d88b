"use client";

import { ErrorState } from "@carnation/ui/error-state";

export function Example() {
  return (
    <ErrorState title="Un problème est survenu de notre côté." onRetry={() => location.reload()}>
      Vos saisies sont conservées.
    </ErrorState>
  );
}
