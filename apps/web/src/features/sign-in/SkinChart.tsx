import type { ReactNode } from "react";
import { skinTones } from "./skinTones.ts";

/** Rows that a phone has room for; the one that carries the mark is among them. */
const PHONE_ROWS: readonly number[] = [1, 3];
const MARKED = { row: 3, column: 2 };

/** The colour chart of skins, with the definition of the product's name. Decorative. */
export function SkinChart(): ReactNode {
  return (
    <div
      aria-hidden="true"
      className="flex flex-col justify-between gap-6 bg-sunken px-(--cn-gutter) pt-9 pb-7 desk:gap-12 desk:p-12 wide:p-16"
    >
      <div className="grid flex-1 grid-cols-7 content-center gap-x-3.5 gap-y-3 tablet:grid-cols-14 tablet:gap-x-3 tablet:gap-y-3.5 desk:grid-cols-7 desk:gap-4.5 wide:gap-x-5 wide:gap-y-6.5">
        {skinTones.map(({ colour, row, column }) => (
          <span
            key={colour}
            style={{ backgroundColor: colour }}
            className={[
              "aspect-3/4 rounded-[50%]",
              PHONE_ROWS.includes(row) ? "" : "hidden tablet:block",
              row === MARKED.row && column === MARKED.column
                ? "outline-[1.5px] outline-offset-5 outline-accent"
                : "",
            ].join(" ")}
          />
        ))}
      </div>
      <p className="max-w-[34ch] font-serif text-[17px]/[1.4] text-ink-2 italic tablet:text-[19px]/[1.4]">
        Carnation, n. f. — En peinture, la couleur et l’aspect de la peau.
      </p>
    </div>
  );
}
