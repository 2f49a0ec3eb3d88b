import { CircleAlert } from "../../foundations/icons/CircleAlert.tsx";
import { CircleCheck } from "../../foundations/icons/CircleCheck.tsx";
import { Info } from "../../foundations/icons/Info.tsx";
import { TriangleAlert } from "../../foundations/icons/TriangleAlert.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { alertClass, type AlertTone } from "./alert.variants.ts";

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const;
const roles = { error: "alert", warning: "status", info: undefined, success: "status" } as const;

export interface AlertProps extends Omit<ComponentPropsWithoutRef<"div">, "title"> {
  /** Weight of the message: it chooses the icon, the colour, and whether it interrupts. @default "info" */
  readonly tone?: AlertTone | undefined;
  /** One sentence; for an error, how to go on. */
  readonly children: ReactNode;
  /** Holds what can be done about it: beside the sentence where there is room, otherwise under it. */
  readonly actions?: ReactNode;
}

/** Icon and sentence, with actions when there are some. An error interrupts a screen reader, a note does not. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = "info", actions, className, children, ...rest },
  ref,
) {
  // A tone of another version of the host is a note.
  const known = Object.hasOwn(icons, tone) ? tone : "info";
  const Icon = icons[known];
  return (
    <div role={roles[known]} {...rest} ref={ref} className={cx(alertClass({ tone: known }), className)}>
      <Icon aria-hidden="true" className="cn-alert__icon" />
      <div className="cn-alert__body">
        <div className="cn-alert__text">{children}</div>
        {actions ? <div className="cn-alert__actions">{actions}</div> : null}
      </div>
    </div>
  );
});
