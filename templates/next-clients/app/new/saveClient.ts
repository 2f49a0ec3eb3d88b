"use server";

import * as v from "valibot";
import { clientSchema } from "./clientSchema";
import { addClient, listClients } from "../clients";

/**
 * Saves a client. Whatever the browser checked is checked again: a server action is an address that anybody may call.
 * @returns sentence of each field that was refused; none when it is saved
 */
export async function saveClient(input: unknown): Promise<Record<string, string>> {
  const read = v.safeParse(clientSchema, input);
  if (!read.success) {
    const problems = v.flatten<typeof clientSchema>(read.issues).nested ?? {};
    return Object.fromEntries(
      Object.entries(problems).map(([field, sentences]) => [field, sentences?.[0] ?? ""]),
    );
  }
  if (listClients().some(({ name }) => name === read.output.name)) {
    return { name: "Une fiche porte déjà ce nom." };
  }
  addClient(read.output);
  return {};
}
