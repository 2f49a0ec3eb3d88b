import { lazy } from "react";
import { loadCode } from "../../../shared/code/loadCode.ts";

/** Way to send the results, with the checks of addresses: its code is loaded by whoever asks for it. */
export const SendResults = lazy(async () => ({
  default: (await loadCode("send-results", import("./SendResults.tsx"))).SendResults,
}));
