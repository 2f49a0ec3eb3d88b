import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { LockedFields } from "@carnation/ui/form";
import { useEffect, useId, useRef, type ReactNode } from "react";

interface StepFrameProps {
  readonly title: string;
  readonly explanation: ReactNode;
  readonly children: ReactNode;
  /** Reason why what was chosen could not be saved; null when nothing failed. */
  readonly failure?: string | null;
  readonly pending?: boolean;
  /** Saves what was chosen, then goes on; without it there is nothing to save yet. */
  readonly onSave?: (() => void) | undefined;
  readonly saveLabel?: string;
  /** Goes on and leaves everything as it is. */
  readonly onSkip: () => void;
  readonly skipLabel?: string;
}

/** One step of the welcome: what it is about, what can be chosen, and the two ways on. */
export function StepFrame({
  title,
  explanation,
  children,
  failure = null,
  pending = false,
  onSave,
  saveLabel = "Continuer",
  onSkip,
  skipLabel = "Passer cette étape",
}: StepFrameProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // A step comes in the place of another: a screen reader is told which.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSave?.();
      }}
    >
      <div className="grid gap-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h2>
        <p className="max-w-[60ch] text-ink-2">{explanation}</p>
      </div>
      <LockedFields locked={pending}>{children}</LockedFields>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {onSave ? (
          <Button type="submit" variant="primary" loading={pending}>
            {saveLabel}
          </Button>
        ) : null}
        <Button variant="text" disabled={pending} onClick={onSkip}>
          {skipLabel}
        </Button>
      </div>
    </form>
  );
}
