"use client";

import { Button } from "@carnation/ui/button";
import { Dialog, DialogClose } from "@carnation/ui/dialog";
import { Tabs } from "@carnation/ui/tabs";
import { TextField } from "@carnation/ui/text-field";
import { type ReactNode, useState, version } from "react";

interface InteractionsProps {
  /** A class of the host's own on the main button: it must win over the kit's. */
  readonly buttonClassName: string;
}

/** What a page does once its script runs. */
export function Interactions({ buttonClassName }: InteractionsProps): ReactNode {
  const [name, setName] = useState("");
  return (
    <section aria-label="Saisie">
      <TextField
        label="Nom du client"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name === "" ? "Indiquez le nom du client." : undefined}
      />
      <output>{name === "" ? "Aucun client" : `Client : ${name}`}</output>
      <Tabs
        label="Vues"
        items={[
          { id: "criteres", label: "Critères", content: <p>Treize critères</p> },
          { id: "historique", label: "Historique", content: <p>Deux diagnostics</p> },
        ]}
      />
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
      <p>React {version}</p>
    </section>
  );
}
