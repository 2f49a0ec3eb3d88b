import { onObjectFinalized } from "firebase-functions/storage";
import { backend } from "../backend/backend.ts";

/** The app and the functions store it themselves; this is for whatever else writes a private file. */
export const forbidFileCaching = onObjectFinalized({ retry: true }, async ({ data }) => {
  await backend().files.forbidCaching(data.name);
});
