"use client";

import { type ReactNode, useRef, useState } from "react";
import { frChart } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { downloadFile } from "../../foundations/internal/downloadFile.ts";
import { chartPictureCode } from "./chartPictureCode.ts";
import { csvFileCode } from "../data-table/csvFileCode.ts";
import type { ChartTableData } from "./ChartTable.tsx";

interface ChartExportProps {
  readonly table: ChartTableData;
}

/** Writes a number below zero as a spreadsheet reads it; print has the longer sign. */
const asTyped = (cell: string): string => cell.replace(/^\u2212(?=\d)/u, "-");

/** Buttons that hand over the values of a chart, all of them, as they are printed in its table, and its picture. */
export function ChartExport({ table }: ChartExportProps): ReactNode {
  const messages = useMessages("chart", frChart);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState("");
  // Said again when it is the same.
  const announce = (message: string): void =>
    setNotice((before) => (before === message ? `${message}\u00A0` : message));
  // Here before the press, where it can: Safari copies in the moment of the press only. A failure is told then.
  const prepare = (): void => void csvFileCode.load().catch(() => undefined);
  const exportValues = async (way: "copy" | "download"): Promise<void> => {
    const element = place.current;
    if (element === null) return;
    try {
      const file = csvFileCode.loaded() ?? (await csvFileCode.load());
      const lines = [table.columns, ...table.rows.map(({ cells }) => cells.map(asTyped))];
      if (way === "copy") await file.copy(element, lines, locale);
      else file.download(element, lines, { locale, name: table.caption });
      announce(way === "copy" ? messages.valuesCopied : messages.valuesDownloaded);
    } catch {
      announce(messages.exportFailed);
    }
  };
  const downloadPicture = async (kind: "svg" | "png"): Promise<void> => {
    const element = place.current;
    const figure = element?.closest("figure");
    if (element === null || figure == null) return;
    try {
      const draw = chartPictureCode.loaded() ?? (await chartPictureCode.load());
      const blob =
        kind === "svg" ? draw.toSvg(figure, table.caption) : await draw.toPng(figure, table.caption);
      downloadFile(element, blob, `${table.caption}.${kind}`);
      announce(messages.pictureDownloaded);
    } catch {
      announce(messages.exportFailed);
    }
  };
  return (
    <div ref={place} className="cn-chart__export" onFocus={prepare} onPointerEnter={prepare}>
      <button type="button" className="cn-chart__toggle" onClick={() => void exportValues("copy")}>
        {messages.copyValues}
      </button>
      <button type="button" className="cn-chart__toggle" onClick={() => void exportValues("download")}>
        {messages.downloadValues}
      </button>
      <button type="button" className="cn-chart__toggle" onClick={() => void downloadPicture("png")}>
        {messages.downloadPng}
      </button>
      <button type="button" className="cn-chart__toggle" onClick={() => void downloadPicture("svg")}>
        {messages.downloadSvg}
      </button>
      <output className="cn-chart__exported">{notice}</output>
    </div>
  );
}
