import * as v from "valibot";

export const skins = ["Sèche", "Mixte", "Grasse"] as const;

/** The rules of a client, for the browser and for the server. What is not chosen yet is "": it is taken in, and refused. */
export const clientSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Indiquez le prénom et le nom.")),
  born: v.union([v.literal(""), v.pipe(v.string(), v.isoDate("Écrivez la date comme 21/11/1985."))]),
  skin: v.pipe(v.picklist(["", ...skins]), v.picklist(skins, "Choisissez un type de peau.")),
});

/** A client as the form holds one. */
export type ClientInput = v.InferInput<typeof clientSchema>;
