/**
 * Prints the probabilities that the judges of marks give in Node to some random features, as one line of JSON: a browser must
 * give the same. Run by
 * `scripts/testing/nodeReference.ts`.
 */
import { judgedRows } from "./judgedRows.ts";

process.stdout.write(JSON.stringify(judgedRows()));
