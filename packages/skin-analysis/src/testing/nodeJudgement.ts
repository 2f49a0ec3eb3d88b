/**
 * What the judges of marks say in Node of some random features, as one line of JSON: a browser must say the same. Run by
 * `scripts/testing/nodeReference.ts`.
 */
import { judgedRows } from "./judgedRows.ts";

process.stdout.write(JSON.stringify(judgedRows()));
