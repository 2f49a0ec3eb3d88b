"use client";

import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";
import { ChartFrame, type ChartFrameOptions } from "../../data/chart-frame/ChartFrame.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { useRovingIndex } from "../../foundations/internal/useRovingIndex.ts";
import { frChart, frFaceMap } from "../../foundations/messages/sections/charts.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useGaugeLanguage } from "../criterion-gauge/useGaugeLanguage.ts";
import { FaceDrawing } from "./FaceDrawing.tsx";
import { type FaceZone, MOST_ZONES, readZones, zonesSummary, zonesTable } from "./faceZones.ts";
import { ZoneList } from "./ZoneList.tsx";

export interface FaceMapProps
  extends ChartFrameOptions, Omit<ComponentPropsWithoutRef<"figure">, "title" | "children"> {
  /** Name of the criterion: « Rougeurs ». */
  readonly label: string;
  /** The zones of the face, in the order in which they are listed. */
  readonly zones: readonly FaceZone[];
  /** Replaces the sentence that the map makes from the lowest and the highest zone. */
  readonly summary?: string | undefined;
}

/** One criterion over a drawn face: each zone with its band, its shape and its number, beside the list of zones. */
export const FaceMap = forwardRef<HTMLElement, FaceMapProps>(function FaceMap(
  { label, zones, summary, className, ...frame },
  ref,
) {
  const language = useGaugeLanguage();
  const words = useMessages("faceMap", frFaceMap);
  const chart = useMessages("chart", frChart);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const read = readZones(zones, language);
  const shown = read.slice(0, MOST_ZONES);
  const roving = useRovingIndex(shown.length, 0);
  const found = shown.findIndex(({ id }) => id === chosenId);
  const shared = {
    zones: shown,
    active: roving.active,
    chosen: found === -1 ? null : found,
    propsOf: roving.propsOf,
    onChoose: (index: number) => {
      const id = shown[index]?.id ?? null;
      setChosenId(id === chosenId ? null : id);
    },
  };
  const print = (count: number): string => formatNumber(language.locale, count);
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      data-component="face-map"
      className={cx("cn-face-map", className)}
      summary={summary ?? zonesSummary(label, read, words)}
      table={zonesTable(label, read, words)}
      closedTable="hidden"
      note={
        shown.length < read.length
          ? chart.rowsShown({ shown: print(shown.length), of: print(read.length) })
          : null
      }
    >
      {shown.length === 0 ? (
        <p className="cn-face-map__none">{words.none}</p>
      ) : (
        <div className="cn-face-map__plot">
          <FaceDrawing {...shared} />
          <ZoneList {...shared} label={words.zones({ label })} />
        </div>
      )}
    </ChartFrame>
  );
});
