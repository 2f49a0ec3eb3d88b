import type { ReactNode } from "react";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { useCurrentRoute } from "../../common/navigation/place.ts";

/** A page that is known by its name and its purpose: heading, and one sentence between two hairlines. */
export function PlannedPage(): ReactNode {
  return (
    <>
      <PageHeading />
      <div className="mt-6 border-y border-line py-7">
        <p className="max-w-[44em] font-serif text-synthesis text-pretty">{useCurrentRoute()?.purpose}</p>
      </div>
    </>
  );
}
