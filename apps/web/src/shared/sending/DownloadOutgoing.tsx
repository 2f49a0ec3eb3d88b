import { Alert } from "@carnation/ui/alert";
import { Button, type ButtonProps } from "@carnation/ui/button";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { download } from "../browser/download.ts";
import { useMutation } from "../watch/useMutation.ts";
import type { Outgoing } from "./outgoing.ts";

interface DownloadOutgoingProps extends Pick<ButtonProps, "block" | "variant"> {
  readonly outgoing: Outgoing;
  /** Choice of which document. */
  readonly document: string;
  /** Holds what the button says. */
  readonly children: ReactNode;
}

/** The document as a PDF, for whoever prints it or hands it over. */
export function DownloadOutgoing({
  outgoing,
  document,
  children,
  ...button
}: DownloadOutgoingProps): ReactNode {
  const { run, pending, failure } = useMutation(outgoing.preview);
  const start = async (): Promise<void> => {
    try {
      const { pdf, name } = await run(document);
      download(pdf, name);
    } catch {
      // Why it failed is said beside the button.
    }
  };
  return (
    <>
      <Button
        {...button}
        loading={pending}
        icon={<Download aria-hidden="true" size={20} strokeWidth={1.5} />}
        onClick={() => void start()}
      >
        {children}
      </Button>
      {failure === null ? null : (
        <Alert tone="error" className="col-span-full w-full">
          {failure}
        </Alert>
      )}
    </>
  );
}
