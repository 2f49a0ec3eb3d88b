import type { ReactNode } from "react";
import { PageHeading } from "../../app/navigation/PageHeading.tsx";

/** A page that is known by its name and its purpose: heading, and one sentence between two hairlines. */
export function PlannedPage({ purpose }: { readonly purpose: string }): ReactNode {
  return (
    <>
      <PageHeading />
      <div className="mt-6 border-y border-line py-7">
        <p className="max-w-[44em] font-serif text-synthesis text-pretty">{purpose}</p>
      </div>
    </>
  );
}
