import { useId, type ReactNode } from "react";

interface AsideCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the dashboard's side column: a title over a hairline. */
export function AsideCard({ title, children }: AsideCardProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-2.5 text-[20px]/[1.2]">
        {title}
      </h2>
      <div className="border-t border-line pt-3">{children}</div>
    </section>
  );
}
