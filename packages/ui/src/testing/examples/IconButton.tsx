"use client";

import { IconButton } from "@carnation/ui/icon-button";
import { Printer } from "lucide-react";

export function Example() {
  return <IconButton label="Imprimer" icon={<Printer aria-hidden="true" />} onClick={() => window.print()} />;
}
