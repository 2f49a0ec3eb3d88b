import { typeset } from "../text/typeset.ts";
import type { EurosProblem } from "./parseEuros.ts";

/** Holds what a form says of a price that it refuses. */
export const priceMessages: Readonly<Record<EurosProblem | "large", string>> = {
  empty: "Saisissez un prix.",
  invalid: "Saisissez un montant, par exemple 49,00.",
  negative: /* @__PURE__ */ typeset("Saisissez 0,00 € ou plus."),
  decimals: "Gardez 2 chiffres au plus après la virgule.",
  large: /* @__PURE__ */ typeset("Saisissez 100\u202F000,00 € ou moins."),
};
