import { backend } from "../backend/backend.ts";
import { onObjectFinalized } from "./triggers.ts";

/** The app and the functions store it themselves; this is for whatever else writes a private file. */
export const forbidFileCaching = onObjectFinalized({}, async ({ data }) => {
  await backend().files.forbidCaching(data.name);
});
