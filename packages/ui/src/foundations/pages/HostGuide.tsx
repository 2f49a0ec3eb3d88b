import { Markdown } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { hostSections, readmeSection } from "./readme.ts";
import { readme } from "./readmeFile.ts";

/** The parts of the README on each host, in its own words and code. */
export function HostGuide(): ReactNode {
  return (
    <div lang="en">
      {hostSections.map((title) => (
        <Markdown key={title}>{readmeSection(readme, title)}</Markdown>
      ))}
    </div>
  );
}

/** The French part of the README, without its heading. */
export function FrenchGuide(): ReactNode {
  return <Markdown>{readmeSection(readme, "En français").replace(/^# .*\n/u, "")}</Markdown>;
}
