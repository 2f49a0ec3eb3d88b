/** A client as the list shows one. */
export interface Client {
  readonly id: string;
  readonly name: string;
  /** `yyyy-mm-dd`, or empty. */
  readonly born: string;
  readonly skin: string;
}

/** Clients of this process, gone when it ends: put your database here. Next.js loads this module twice, hence the global. */
const store = globalThis as typeof globalThis & { clients?: Client[] };
store.clients ??= [
  { id: "1", name: "Zoé Martin", born: "1985-11-21", skin: "Mixte" },
  { id: "2", name: "Élise Bernard", born: "1972-03-04", skin: "Sèche" },
  { id: "3", name: "Anaïs Morel", born: "", skin: "Grasse" },
];

/** Every client, the newest last. */
export const listClients = (): readonly Client[] => store.clients ?? [];

/** Adds a client. */
export function addClient(client: Omit<Client, "id">): void {
  store.clients = [...listClients(), { ...client, id: crypto.randomUUID() }];
}
