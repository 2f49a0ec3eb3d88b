import { goodResults } from "@carnation/functions/testing/remoteResults";
import {
  DATASET,
  PASSWORD,
  type RemoteServer,
  startRemoteServer,
  USERNAME,
} from "@carnation/functions/testing/remoteServer";

/** A remote analysis for the functions that are started next: it gives every photo the results of a good one. */
export async function startAnalysis(): Promise<RemoteServer> {
  const server = await startRemoteServer();
  server.answers = [goodResults];
  process.env["CARNATION_ANALYSIS_URL"] = server.url.href;
  process.env["CARNATION_ANALYSIS_DATASET"] = DATASET;
  process.env["CARNATION_ANALYSIS_USERNAME"] = USERNAME;
  process.env["CARNATION_ANALYSIS_PASSWORD"] = PASSWORD;
  return server;
}
