import type { ReactNode } from "react";
import { parseErrorMessage } from "./parseErrorMessage.ts";

/** Says how many documents of a list are left out because they cannot be read. */
export function UnreadableNote({ count }: { readonly count: number }): ReactNode {
  return count === 0 ? null : (
    <output className="mt-2.5 block text-small text-ink-2">{parseErrorMessage(count)}</output>
  );
}
