"use client";

import { Button } from "@carnation/ui/button";
import { UnsavedChangesDialog } from "@carnation/ui/unsaved-changes";
import { useState } from "react";

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Quitter la page</Button>
      <UnsavedChangesDialog open={open} onStay={() => setOpen(false)} onLeave={() => setOpen(false)} />
    </>
  );
}
