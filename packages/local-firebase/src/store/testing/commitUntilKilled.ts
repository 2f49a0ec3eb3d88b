import { Database } from "../../database/database.ts";
import { ADMIN } from "../../authentication/identity.ts";
import { parseWrites } from "../writes/parseWrite.ts";
import { openStore } from "./openStore.ts";

/** Program for a child process: commits document after document and writes `<id> <commit time>` for each acknowledged. */
const [folder = ""] = process.argv.slice(2);
const { store } = openStore({ database: new Database(folder) });
for (let id = 0; ; id++) {
  const name = `projects/p/databases/(default)/documents/c/${id}`;
  const writes = parseWrites([{ update: { name, fields: { id: { integerValue: id } } } }]);
  const { time } = await store.commit(writes, { identity: ADMIN });
  process.stdout.write(`${id} ${time}\n`);
}
