import type { ReactNode } from "react";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { useCurrentRoute } from "../../common/navigation/place.ts";
import { AuthScreen } from "../sign-in/AuthScreen.tsx";

/** Every route whose row in the route table carries a purpose, in the shell of its group. */
export function PlannedScreen(): ReactNode {
  const route = useCurrentRoute();
  const page = <PlannedPage purpose={route?.purpose ?? ""} />;
  return route?.access === "public" ? <AuthScreen>{page}</AuthScreen> : <PageMain>{page}</PageMain>;
}

/** A page that is known by its name and its purpose: heading, and one sentence between two hairlines. */
function PlannedPage({ purpose }: { readonly purpose: string }): ReactNode {
  return (
    <>
      <PageHeading />
      <div className="mt-6 border-y border-line py-7">
        <p className="max-w-[44em] font-serif text-synthesis text-pretty">{purpose}</p>
      </div>
    </>
  );
}
