import { useEffect } from "react";
import { observeSizes } from "../../foundations/internal/observeSizes.ts";

/** Share of the width that the columns in view may take: beyond it nothing would be left to scroll, and they scroll too. */
const MOST_SHARE = 0.65;

/** Measures the columns that stay in view, and tells the sheet where each stands: their widths are not known before. */
export function usePinPlaces(region: HTMLElement | null, pins: Readonly<Record<string, string>>): void {
  useEffect(() => {
    const table = region?.querySelector<HTMLElement>("table");
    if (Object.keys(pins).length === 0) return undefined;
    const cells = [...(table?.querySelectorAll<HTMLElement>("thead [data-pin]") ?? [])];
    if (!region || !table || cells.length === 0) return undefined;
    const place = (): void => {
      const sum = { start: 0, end: 0 };
      const put = (cell: HTMLElement): void => {
        const name = cell.dataset["pin"]?.split(" ")[0] ?? "";
        const side = name.startsWith("end") ? "end" : "start";
        table.style.setProperty(`--cn-pin-${name}`, `${sum[side]}px`);
        sum[side] += cell.getBoundingClientRect().width;
      };
      const atEnd = cells.filter((cell) => cell.dataset["pin"]?.startsWith("end"));
      for (const cell of cells) if (!atEnd.includes(cell)) put(cell);
      for (const cell of atEnd.toReversed()) put(cell);
      const fits = sum.start + sum.end <= region.clientWidth * MOST_SHARE;
      table.toggleAttribute("data-pins", fits);
      // What receives the focus is scrolled out from under them.
      region.style.scrollPaddingInline = fits ? `${sum.start}px ${sum.end}px` : "";
    };
    const end = observeSizes([region, ...cells], place);
    return () => {
      end();
      table.removeAttribute("data-pins");
      region.style.scrollPaddingInline = "";
    };
  }, [region, pins]);
}
