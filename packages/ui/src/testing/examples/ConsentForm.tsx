"use client";

import { ConsentForm } from "@carnation/ui/consent-form";

export function Example() {
  return (
    <ConsentForm
      version="2026-11"
      date={new Date("2026-11-21T10:00:00Z")}
      clauses={[
        { id: "photo", required: true, text: "J’accepte que ma peau soit photographiée." },
        { id: "news", required: false, text: "J’accepte de recevoir des conseils par e-mail." },
      ]}
      onSubmit={() => undefined}
    />
  );
}
