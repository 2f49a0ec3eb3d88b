"use client";

import { Button } from "@carnation/ui/button";
import { CommandPalette } from "@carnation/ui/command-palette";
import { useState } from "react";

const pages = [
  { id: "customers", label: "Clients", href: "/clients" },
  { id: "products", label: "Produits", href: "/produits" },
];

export function Example() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const found = pages.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Aller à</Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={[{ id: "pages", label: "Pages", items: found }]}
      />
    </>
  );
}
