"use client";

import { MarkReview } from "@carnation/ui/mark-review";
import { useState } from "react";

export function Example() {
  const [current, setCurrent] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  return (
    <MarkReview
      title="Taches pigmentaires"
      marks={[]}
      current={current}
      onCurrentChange={setCurrent}
      confirmed={confirmed}
      onConfirm={() => setConfirmed(true)}
      onReopen={() => setConfirmed(false)}
      onAdd={() => undefined}
      onStrike={() => undefined}
      onRestore={() => undefined}
      onKeep={() => undefined}
      onRemove={() => undefined}
    />
  );
}
