"use client";

import { Button } from "@carnation/ui/button";
import { Menu, MenuItem } from "@carnation/ui/menu";

export function Example() {
  return (
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem onSelect={() => window.print()}>Imprimer</MenuItem>
      <MenuItem onSelect={() => undefined}>Dupliquer</MenuItem>
    </Menu>
  );
}
