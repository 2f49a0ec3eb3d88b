"use client";

import { Button } from "@carnation/ui/button";

export function Example() {
  return (
    <Button variant="primary" onClick={() => window.print()}>
      Imprimer
    </Button>
  );
}
