"use client";

import { Button } from "@carnation/ui/button";
import { DataTable, type DataTableColumn } from "@carnation/ui/data-table";
import { Dialog, DialogClose } from "@carnation/ui/dialog";
import { Tabs } from "@carnation/ui/tabs";
import { TextField } from "@carnation/ui/text-field";
import { type ReactNode, useState, version } from "react";

interface Client {
  readonly id: string;
  readonly name: string;
  readonly visits: number;
}

const clients: readonly Client[] = [
  { id: "1", name: "Zoé Martin", visits: 3 },
  { id: "2", name: "Élise Bernard", visits: 12 },
  { id: "3", name: "Anaïs Morel", visits: 7 },
];
const columns: readonly DataTableColumn<Client>[] = [
  { id: "name", header: "Nom", value: (client) => client.name, sortable: true },
  { id: "visits", header: "Visites", value: (client) => client.visits, sortable: true, align: "end" },
];

interface InteractionsProps {
  /** A class of the host's own on the main button: it must win over the kit's. */
  readonly buttonClassName: string;
}

/** Shows what a page does once its script runs. */
export function Interactions({ buttonClassName }: InteractionsProps): ReactNode {
  const [name, setName] = useState("");
  return (
    <section aria-label="Saisie" style={{ display: "grid", gap: 24, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <TextField
        label="Nom du client"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name === "" ? "Indiquez le nom du client." : undefined}
      />
      <output data-own>{name === "" ? "Aucun client" : `Client : ${name}`}</output>
      <Tabs
        label="Vues"
        items={[
          { id: "criteres", label: "Critères", content: <p>Treize critères</p> },
          { id: "historique", label: "Historique", content: <p>Deux diagnostics</p> },
        ]}
      />
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <Dialog
          trigger={
            <Button variant="primary" className={buttonClassName}>
              Supprimer le diagnostic
            </Button>
          }
          title="Supprimer le diagnostic du 21 novembre ?"
          description="La photo et ses mesures seront effacées."
          actions={
            <DialogClose>
              <Button>Annuler</Button>
            </DialogClose>
          }
        />
        <Button>Comparer</Button>
      </div>
      <DataTable
        caption="Clients"
        columns={columns}
        rows={clients}
        getRowId={(client) => client.id}
        getRowName={(client) => client.name}
      />
      <p data-own>React {version}</p>
    </section>
  );
}
