import type { AiSettingsWarning } from "@carnation/product/ai-settings";
import { Alert } from "@carnation/ui/alert";
import type { ReactNode } from "react";

/** Lists what makes no sense in settings; nothing when all does. */
export function SettingsWarnings({
  warnings,
}: {
  readonly warnings: readonly AiSettingsWarning[];
}): ReactNode {
  if (warnings.length === 0) return null;
  return (
    <section aria-label="À vérifier" className="grid gap-2.5">
      <h2 className="font-serif text-family">À vérifier</h2>
      {warnings.map(({ level, message }) => (
        <Alert key={message} tone={level}>
          {message}
        </Alert>
      ))}
    </section>
  );
}
