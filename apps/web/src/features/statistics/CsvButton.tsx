import { Button } from "@carnation/ui/button";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { Download } from "lucide-react";
import type { ReactNode } from "react";

/** Takes a table along as a file. @param what whose table it is, for screen readers */
export function CsvButton({
  what,
  onPress,
}: {
  readonly what: string;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <Button variant="text" size="sm" className="justify-self-start" onClick={onPress}>
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      Exporter (CSV)
      <VisuallyHidden>{` : ${what}`}</VisuallyHidden>
    </Button>
  );
}
