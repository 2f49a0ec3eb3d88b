import { parseDiagnosisResult } from "../result/index.ts";
import { synthesis } from "../summary/index.ts";

// A module worker that answers the content of a result file with its synthesis.
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  self.postMessage(synthesis(parseDiagnosisResult(data)), { transfer: [] });
});
