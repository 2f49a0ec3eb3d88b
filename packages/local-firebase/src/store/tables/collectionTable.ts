import type { StatementSync } from "node:sqlite";
import type { Database } from "../../database/database.ts";
import { lastId } from "../../values/resourceName.ts";

/** The collections that hold documents, by name. */
export class CollectionTable {
  readonly #select: StatementSync;
  readonly #insert: StatementSync;
  readonly #deleteEmpty: StatementSync;
  readonly #group: StatementSync;
  readonly #below: StatementSync;

  constructor({ sqlite }: Database) {
    this.#select = sqlite.prepare("SELECT id FROM firestore_collections WHERE name = ?");
    this.#insert = sqlite.prepare("INSERT INTO firestore_collections (name, group_id) VALUES (?, ?)");
    this.#deleteEmpty = sqlite.prepare(
      "DELETE FROM firestore_collections WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM firestore_documents WHERE collection = ?1)",
    );
    this.#group = sqlite.prepare(
      "SELECT name FROM firestore_collections WHERE group_id = ? AND name >= ? AND name < ?",
    );
    this.#below = sqlite.prepare(
      "SELECT name FROM firestore_collections WHERE name >= ? AND name < ? ORDER BY name LIMIT 1",
    );
  }

  /** The row of a collection, `null` when it holds nothing. */
  rowOf(name: string): number | null {
    const row = this.#select.get(name);
    return row === undefined ? null : Number(row["id"]);
  }

  /** The row of a collection, made if need be. */
  require(name: string): number {
    return this.rowOf(name) ?? Number(this.#insert.run(name, lastId(name)).lastInsertRowid);
  }

  /** Forgets a collection that has lost its last document. */
  dropIfEmpty(row: number): void {
    this.#deleteEmpty.run(row);
  }

  /** Names of the collections of an id below the database's root or a document, at any depth. */
  ofGroup(parent: string, id: string): string[] {
    return this.#group.all(id, `${parent}/`, endBelow(parent)).map((row) => String(row["name"]));
  }

  /**
   * Names of the collections below a name, in SQLite's order.
   * @param next makes the text from which the next is looked for; by default each is given
   */
  *below(parent: string, next = (name: string): string => `${name}\0`): Generator<string> {
    const end = endBelow(parent);
    let row = this.#below.get(`${parent}/`, end);
    while (row !== undefined) {
      const name = String(row["name"]);
      yield name;
      row = this.#below.get(next(name), end);
    }
  }
}

/** The least text behind all names below a name: 0 is the character after the slash. */
export const endBelow = (name: string): string => `${name}0`;
