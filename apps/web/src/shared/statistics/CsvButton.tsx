import { Button } from "@carnation/ui/button";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { Download } from "lucide-react";
import type { ReactNode } from "react";

interface CsvButtonProps {
  /** Owner: whose table it is, for screen readers. */
  readonly what: string;
  readonly onPress: () => void;
  /** @default "Exporter (CSV)" */
  readonly words?: string;
}

/** Takes a table along as a file. */
export function CsvButton({ what, onPress, words = "Exporter (CSV)" }: CsvButtonProps): ReactNode {
  return (
    <Button variant="text" size="sm" className="-ms-3 justify-self-start" onClick={onPress}>
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      {words}
      <VisuallyHidden>{`\u00A0: ${what}`}</VisuallyHidden>
    </Button>
  );
}
