/** Program for a child process: the npm peer, on a free port that it tells. */
import { FirestoreServer } from "@firestore-emulator/server";
import { createServer } from "node:net";

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});
await new FirestoreServer().start(port);
process.on("disconnect", () => process.exit());
process.send({ port });
