import { passwordRules } from "@carnation/domain/field";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";

interface PasswordRulesProps {
  /** Describes the field that the rules are about. */
  readonly id: string;
  /** As it is typed. */
  readonly password: string;
  /** The account's address. */
  readonly email: string;
}

/** Shows what is asked of the new password, each line marked as soon as it is met. */
export function PasswordRules({ id, password, email }: PasswordRulesProps): ReactNode {
  return (
    <ul id={id} className="-mt-2 grid gap-1 text-small text-ink-2">
      {passwordRules(password, email).map(({ id: rule, label, met }) => (
        <li key={rule} className={`flex items-center gap-2 ${met ? "text-ink" : ""}`}>
          {met ? (
            <Check aria-hidden="true" size={16} strokeWidth={1.5} className="flex-none" />
          ) : (
            <Minus aria-hidden="true" size={16} strokeWidth={1.5} className="flex-none" />
          )}
          <span>
            {label}
            {met ? <VisuallyHidden>, c’est bon</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
