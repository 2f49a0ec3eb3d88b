import { Camera, FileText, UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../actions/button/Button.tsx";
import type { CommandGroup } from "../CommandGroup.ts";
import { CommandPalette, type CommandPaletteProps } from "../CommandPalette.tsx";

/** Rows as the product has them for « ana ». */
export const foundForAna: readonly CommandGroup[] = [
  {
    id: "clients",
    label: "Clients",
    items: [
      { id: "c1", label: "Anaïs Morel", matches: [[0, 3]], detail: "Aujourd’hui", href: "#anais" },
      { id: "c2", label: "Anastasie de Villers", matches: [[0, 3]], detail: "3 octobre", href: "#anastasie" },
      { id: "c3", label: "Johana Weiss", matches: [[3, 6]], detail: "12 septembre", href: "#johana" },
    ],
  },
  {
    id: "actions",
    label: "Actions",
    items: [
      {
        id: "a1",
        label: "Nouveau diagnostic pour Anaïs Morel",
        matches: [[24, 27]],
        lead: <Camera />,
        href: "#diagnostic",
      },
    ],
  },
  {
    id: "products",
    label: "Produits",
    items: [
      {
        id: "p1",
        label: "Gommage enzymatique à l’ananas",
        matches: [[24, 27]],
        detail: "31,00 €",
        href: "#gommage",
      },
    ],
  },
];

/** Rows before anything is typed. */
export const recents: readonly CommandGroup[] = [
  {
    id: "recents",
    label: "Récents",
    items: [
      { id: "c1", label: "Anaïs Morel", href: "#anais" },
      { id: "d1", label: "Devis DEV-2026-0118", detail: "Anaïs Morel", lead: <FileText />, href: "#devis" },
    ],
  },
  {
    id: "actions",
    label: "Actions",
    items: [{ id: "a2", label: "Ajouter un client", lead: <UserPlus />, href: "#ajouter" }],
  },
];

/** A palette behind its button, which keeps what is typed; the rows stay those of the story. */
export function PaletteDemo({
  query: first = "",
  ...props
}: Partial<Omit<CommandPaletteProps, "open" | "onOpenChange" | "onQueryChange">>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rechercher</Button>
      <CommandPalette
        placeholder="Client, page, produit ou action"
        groups={query === "" ? recents : foundForAna}
        {...props}
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
      />
    </>
  );
}
