"use client";

import { useRouter } from "next/navigation";
import { ClientForm } from "./ClientForm";
import { saveClient } from "./saveClient";

/** The form, and the way back to the list, which the server renders again. */
export function NewClient() {
  const router = useRouter();
  const showList = (): void => {
    router.push("/");
    router.refresh();
  };
  return <ClientForm save={saveClient} onSaved={showList} />;
}
