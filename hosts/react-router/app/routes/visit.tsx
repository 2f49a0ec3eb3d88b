import { PageContent } from "@carnation/ui/app-shell";
import { Button } from "@carnation/ui/button";
import { PageHeader } from "@carnation/ui/page-header";
import type { ReactNode } from "react";
import { useSubmit } from "react-router";
import { CustomerForm } from "../../page/CustomerForm";
import { Interactions } from "../../page/Interactions";
import { Readings } from "../../page/Readings";
import type { Route } from "./+types/visit";

/** Gives what the server read: it is part of the page that it sends. */
export const loader = () => ({ client: "Anaïs Morel", date: "21 novembre 2026" });

/** The server's part of the form: it may refuse what the browser found in order. */
export async function action({ request }: Route.ActionArgs) {
  const name = String((await request.formData()).get("name"));
  return name === "Anaïs Morel" ? { name: "Une fiche porte déjà ce nom." } : undefined;
}

export default function Visit({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const submit = useSubmit();
  return (
    <PageContent>
      <PageHeader
        title={`Visite de ${loaderData.client}`}
        facts={[loaderData.date]}
        actions={<Button>Imprimer</Button>}
      />
      <div className="visit">
        <Readings />
        <div>
          <CustomerForm onSave={(name) => submit({ name }, { method: "post" })} refused={actionData} />
        </div>
      </div>
      <div className="visit-table">
        <Interactions buttonClassName="host-square" />
      </div>
    </PageContent>
  );
}
