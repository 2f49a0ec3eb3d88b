import type { Ports } from "../http/services.ts";
import type { StressRequest } from "./mutate.ts";
import { send } from "./send.ts";

/** State that requests need from earlier ones. */
export interface StressState {
  /** Open sessions of the two streams. */
  readonly sessions: Readonly<Record<"Listen" | "Write", string>>;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Query of a resumable upload that has begun. */
  readonly upload: string;
  /** Text that the streams of the sessions before said. */
  readonly heard: string;
}

const JSON_TYPE = { "content-type": "application/json" };
const QUERY = "VER=8&RID=1&CVER=22&database=projects%2Fdemo-test%2Fdatabases%2F(default)";

/**
 * Makes what well-formed requests refer to: an account, a session of each stream, an upload.
 * @param earlier gives its account, and its sessions are ended
 */
export async function prepareState(ports: Ports, earlier: StressState | null): Promise<StressState> {
  let heard = "";
  const open = async (kind: "Listen" | "Write"): Promise<string> => {
    const path = `/google.firestore.v1.Firestore/${kind}/channel`;
    if (earlier) heard += await hear(ports, `${path}?${QUERY}&SID=${earlier.sessions[kind]}`);
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
  if (earlier) return { ...earlier, sessions, upload, heard };
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
  return { sessions, upload, heard, idToken, refreshToken };
}

/** Reads what a session has to say up to now. */
async function hear(ports: Ports, session: string): Promise<string> {
  const target = `${session}&RID=rpc&TYPE=xmlhttp&AID=0&CI=1&TO=1000`;
  const get = { service: "firestore", method: "GET", target, headers: {}, body: Buffer.alloc(0) } as const;
  return (await send(ports.firestore, get, true)).text;
}

function post(ports: Ports, service: StressRequest["service"], target: string, body = "", headers = {}) {
  return send(ports[service], { service, method: "POST", target, headers, body: Buffer.from(body) });
}
