import { Markdown } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { breakingChanges, breakingNotes, waitingNotes } from "./news.ts";
import { changelog, changesets } from "./newsFiles.ts";

interface BreakingChangesProps {
  /** Heading of what is not published yet. */
  readonly next: string;
}

/** List of what breaks in each version of the kit, the newest first. */
export function BreakingChanges({ next }: BreakingChangesProps): ReactNode {
  const waiting = breakingNotes(waitingNotes(changesets, "@carnation/ui"));
  return (
    <>
      {waiting.length === 0 ? null : (
        <>
          <h2>{next}</h2>
          <div lang="en">
            <Markdown>{waiting.join("\n\n")}</Markdown>
          </div>
        </>
      )}
      {breakingChanges(changelog ?? "").map(({ version, text }) => (
        <section key={version}>
          <h2>{version}</h2>
          <div lang="en">
            <Markdown>{text}</Markdown>
          </div>
        </section>
      ))}
    </>
  );
}
