import type { ReactNode } from "react";
import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";

interface ComparisonKeyProps {
  readonly radar: boolean;
  readonly before: string;
  readonly after: string;
  readonly words: ChartMessages["comparison"];
}

/** Shows how to read the drawing: what is drawn for each date, said beside a sample of it. */
export function ComparisonKey({ radar, before, after, words }: ComparisonKeyProps): ReactNode {
  if (!radar) {
    return (
      <span className="cn-comparison__key">
        <span className="cn-comparison__sample" data-sample="band" aria-hidden="true" />
        <span>{words.dumbbellNote({ before })}</span>
      </span>
    );
  }
  return (
    <>
      <span className="cn-comparison__keys">
        <span className="cn-comparison__key">
          <span className="cn-comparison__sample" data-sample="before" aria-hidden="true" />
          {`${words.before}, ${before}`}
        </span>
        <span className="cn-comparison__key">
          <span className="cn-comparison__sample" data-sample="after" aria-hidden="true" />
          {`${words.after}, ${after}`}
        </span>
      </span>
      {words.radarNote}
    </>
  );
}
