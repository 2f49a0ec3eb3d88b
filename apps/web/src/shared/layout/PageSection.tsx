import { useId, type ReactNode } from "react";

interface PageSectionProps {
  readonly title: string;
  /** Holds what can be done with it, beside its title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page: a title over a hairline. */
export function PageSection({ title, action, children }: PageSectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2.5">
        <h2 id={id} className="text-[1.25rem]/[1.2]">
          {title}
        </h2>
        {action}
      </div>
      <div className="pt-3.5 [&_.cn-empty-state]:border-0 [&_.cn-empty-state]:py-2">{children}</div>
    </section>
  );
}
