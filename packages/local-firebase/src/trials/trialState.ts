import type { Ports } from "../gateway/options.ts";
import type { TrialRequest } from "./mutate.ts";
import { send } from "./send.ts";

/** What requests need from earlier ones. */
export interface TrialState {
  /** Open sessions of the two streams. */
  readonly sessions: Readonly<Record<"Listen" | "Write", string>>;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Query of a resumable upload that has begun. */
  readonly upload: string;
}

const JSON_TYPE = { "content-type": "application/json" };
const QUERY = "VER=8&RID=1&CVER=22&database=projects%2Fdemo-test%2Fdatabases%2F(default)";

/**
 * Makes what well-formed requests refer to: an account, a session of each stream, an upload.
 * @param earlier gives its account, and its sessions are ended
 */
export async function prepareState(ports: Ports, earlier: TrialState | null): Promise<TrialState> {
  const open = async (kind: "Listen" | "Write"): Promise<string> => {
    const path = `/google.firestore.v1.Firestore/${kind}/channel`;
    if (earlier)
      await post(ports, "firestore", `${path}?${QUERY}&SID=${earlier.sessions[kind]}&TYPE=terminate`);
    const { text } = await post(ports, "firestore", `${path}?${QUERY}`, "count=0&ofs=0");
    return /"c","([^"]+)"/.exec(text)?.[1] ?? "none";
  };
  const sessions = { Listen: await open("Listen"), Write: await open("Write") };
  const bucket = "demo-test.firebasestorage.app";
  const started = await post(
    ports,
    "storage",
    `/upload/storage/v1/b/${bucket}/o?uploadType=resumable&name=users%2Ft`,
    "{}",
    {
      ...JSON_TYPE,
      authorization: "Bearer owner",
    },
  );
  const upload = `?upload_id=${/upload_id=([\w-]+)/.exec(started.text)?.[1] ?? "none"}`;
  if (earlier) return { ...earlier, sessions, upload };
  const account = JSON.stringify({
    email: "trial@example.org",
    password: "correct horse battery",
    returnSecureToken: true,
  });
  const signedUp = await post(
    ports,
    "auth",
    "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k",
    account,
    JSON_TYPE,
  );
  const { idToken, refreshToken } = JSON.parse(signedUp.text) as { idToken: string; refreshToken: string };
  return { sessions, upload, idToken, refreshToken };
}

function post(ports: Ports, service: TrialRequest["service"], target: string, body = "", headers = {}) {
  return send(ports[service], { service, method: "POST", target, headers, body: Buffer.from(body) });
}
