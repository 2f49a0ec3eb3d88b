import * as v from "valibot";
import { richTextLength } from "../../rich-text-field/index.ts";

const text = (problem: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(problem));
const chosen = (problem: string) => v.pipe(v.nullable(v.string()), v.string(problem));
const number = (problem: string) => v.pipe(v.nullable(v.number(problem)), v.number(problem));

/** A product sheet as a back-office asks for it: every kind of field, each refusal in the words of its field. */
export const productSchema = v.object({
  name: text("Écrivez le nom du produit."),
  category: v.picklist(["cosmetic", "other"], "Choisissez une catégorie."),
  subcategory: chosen("Choisissez une sous-catégorie."),
  priceCents: number("Écrivez un prix, par exemple 49,00."),
  vat: v.picklist(["20", "10", "5.5"], "Choisissez un taux."),
  discount: v.nullable(v.number("Écrivez une remise, par exemple 10.")),
  minutes: v.nullable(v.number("Écrivez une durée en minutes.")),
  availableFrom: v.pipe(v.string(), v.isoDate("Écrivez une date, par exemple 21/11/2026.")),
  moments: v.pipe(
    v.array(v.picklist(["morning", "evening", "weekly"])),
    v.minLength(1, "Cochez au moins un moment."),
  ),
  wrinkles: v.number(),
  notices: v.array(v.string()),
  tags: v.pipe(v.array(v.string()), v.maxLength(5, "Gardez cinq mots-clés au plus.")),
  note: v.string(),
  usage: v.pipe(
    v.string(),
    v.check((html) => richTextLength(html) > 0, "Écrivez le mode d’emploi."),
  ),
  active: v.boolean(),
  checked: v.literal(true, "Cochez la case une fois le texte relu."),
});

export type Product = v.InferOutput<typeof productSchema>;

/** An empty sheet: what the schema refuses is what is left to fill in. */
export const emptyProduct = {
  name: "",
  category: "cosmetic",
  subcategory: null,
  priceCents: null,
  vat: "20",
  discount: null,
  minutes: null,
  availableFrom: "",
  moments: [],
  wrinkles: 1,
  notices: [],
  tags: [],
  note: "",
  usage: "",
  active: true,
} as const;
