"use client";

import { Button } from "@carnation/ui/button";
import { ToastProvider, useToast } from "@carnation/ui/toast";

function Save() {
  const { show } = useToast();
  return <Button onClick={() => show({ message: "Enregistré" })}>Enregistrer</Button>;
}

export function Example() {
  return (
    <ToastProvider>
      <Save />
    </ToastProvider>
  );
}
