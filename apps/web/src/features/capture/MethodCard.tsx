import { Camera, ImageUp, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { methodTexts, type CaptureMethod } from "./methods.ts";

const icons = { camera: Camera, file: ImageUp, demo: UserRound } as const;

interface MethodCardProps {
  readonly method: CaptureMethod;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One source of the photo: the whole card is its radio button. */
export function MethodCard({ method, checked, onChoose }: MethodCardProps): ReactNode {
  const Icon = icons[method];
  const { label, hint } = methodTexts[method];
  return (
    <label className="relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5 gap-y-1 rounded-panel border border-line-strong bg-surface p-5 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--cn-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="method"
        value={method}
        checked={checked}
        onChange={onChoose}
        aria-describedby={`indication-${method}`}
        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="row-span-2 mt-0.5" />
      <span className="font-medium">{label}</span>
      <span id={`indication-${method}`} className="text-small text-ink-2">
        {hint}
      </span>
    </label>
  );
}
