import { plural, type Recount } from "../packages/domain/src/index.ts";

/** What a recount found, for whoever has asked for it at a terminal. */
export function mendedLines({ compared, mended }: Recount): string[] {
  const known = (figure: string | number | null): string => (figure === null ? "aucun" : String(figure));
  const lines = mended.map(({ figure, before, after }) => `  ${figure} : ${known(before)} → ${known(after)}`);
  const end =
    mended.length === 0
      ? `Carnation : ${compared} chiffres recomptés, tous justes.`
      : `Carnation : ${compared} chiffres recomptés, ${mended.length} ${plural(mended.length, "corrigé", "corrigés")} :`;
  return [end, ...lines];
}
