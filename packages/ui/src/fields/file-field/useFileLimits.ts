import { acceptedFormats } from "../files/fileRules.ts";
import { formatBytes } from "../files/formatBytes.ts";
import { frFileField, frFileIntake } from "../../foundations/messages/sections/captureFiles.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

/** Tells which formats and which size are taken, in one sentence; nothing when one of them is open. */
export function useFileLimits(accept: string | undefined, maxBytes: number | undefined): string | undefined {
  const locale = useLocale();
  const { limits } = useMessages("fileField", frFileField);
  const { anyImage } = useMessages("fileIntake", frFileIntake);
  if (!accept || maxBytes === undefined) return undefined;
  return limits({
    accepted: acceptedFormats(accept, { locale, anyImage }),
    limit: formatBytes(locale, maxBytes),
  });
}
