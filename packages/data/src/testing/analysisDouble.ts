import { goodResults } from "@carnation/functions/testing/remoteResults";
import { type RemoteServer, startRemoteAnalysis } from "@carnation/functions/testing/remoteServer";

/** A remote analysis for the functions that are started next: it gives every photo the results of a good one. */
export const startAnalysis = (): Promise<RemoteServer> => startRemoteAnalysis(goodResults);
