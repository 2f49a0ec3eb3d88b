import { Camera, Check, ImageUp, Smartphone, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { methodTexts, type CaptureMethod } from "./draft/methods.ts";

const icons = { camera: Camera, file: ImageUp, phone: Smartphone, demo: UserRound } as const;

interface MethodCardProps {
  readonly method: CaptureMethod;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** Holds what goes on from this source at once, under its words. */
  readonly children?: ReactNode;
}

/** One source of the photo: the whole card is its radio button. */
export function MethodCard({ method, checked, onChoose, children }: MethodCardProps): ReactNode {
  const Icon = icons[method];
  const { label, hint } = methodTexts[method];
  return (
    <div
      className={`relative grid content-start gap-4 rounded-panel border border-line-strong bg-surface p-5 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--cn-ink)] forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-3 forced-colors:has-checked:outline-[Highlight] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${children ? "desk:col-span-full desk:grid-cols-2 desk:items-center" : ""}`}
    >
      <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-3.5 gap-y-1">
        <input
          type="radio"
          name="method"
          value={method}
          checked={checked}
          onChange={onChoose}
          aria-describedby={`indication-${method}`}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
        />
        <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="row-span-2 mt-0.5" />
        <span className="font-medium">{label}</span>
        <Check
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="invisible mt-0.5 peer-checked:visible"
        />
        <span id={`indication-${method}`} className="col-start-2 col-end-4 text-small text-ink-2">
          {hint}
        </span>
      </label>
      {children}
    </div>
  );
}
