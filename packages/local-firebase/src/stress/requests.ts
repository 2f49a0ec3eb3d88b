import { form, FORM, json, OWNER, plain } from "./buildRequest.ts";
import { channelRequests, restRequests } from "./firestoreRequests.ts";
import type { StressRequest } from "./mutate.ts";
import type { StressState } from "./stressState.ts";

const PROJECT = "demo-test";
const BUCKET = `${PROJECT}.firebasestorage.app`;
const IDENTITY = "/identitytoolkit.googleapis.com/v1";

/** Well-formed requests to every endpoint of every service. */
export function requestsOf(state: StressState): readonly StressRequest[] {
  const user = { authorization: `Bearer ${state.idToken}` };
  return [
    ...channelRequests(state),
    ...restRequests(user),
    ...authRequests(state),
    ...storageRequests(state),
    ...otherRequests(user),
  ];
}

function authRequests({ idToken, refreshToken }: StressState): StressRequest[] {
  const [email, password] = ["trial@example.org", "correct horse battery"];
  const project = `${IDENTITY}/projects/${PROJECT}`;
  return [
    json("auth", `${IDENTITY}/accounts:signUp?key=k`, {
      email: "new@example.org",
      password,
      returnSecureToken: true,
    }),
    json("auth", `${IDENTITY}/accounts:signInWithPassword?key=k`, {
      email,
      password,
      returnSecureToken: true,
    }),
    json("auth", `${IDENTITY}/accounts:signInWithCustomToken?key=k`, {
      token: idToken,
      returnSecureToken: true,
    }),
    json("auth", `${IDENTITY}/accounts:signInWithEmailLink?key=k`, { email, oobCode: "abc" }),
    json("auth", `${IDENTITY}/accounts:signInWithIdp?key=k`, {
      postBody: "id_token=x&providerId=y",
      requestUri: "http://localhost",
    }),
    json("auth", `${IDENTITY}/accounts:lookup?key=k`, { idToken }),
    json("auth", `${IDENTITY}/accounts:update?key=k`, {
      idToken,
      displayName: "é",
      photoUrl: "http://x",
      deleteAttribute: ["PHOTO_URL"],
    }),
    json("auth", `${IDENTITY}/accounts:sendOobCode?key=k`, { requestType: "VERIFY_EMAIL", idToken }),
    json("auth", `${IDENTITY}/accounts:resetPassword?key=k`, { oobCode: "abc", newPassword: password }),
    json("auth", `${IDENTITY}/accounts:createAuthUri?key=k`, {
      identifier: email,
      continueUri: "http://localhost",
    }),
    json("auth", `${IDENTITY}/accounts:delete?key=k`, { idToken: `${idToken}x` }),
    plain(
      "auth",
      "POST",
      "/securetoken.googleapis.com/v1/token?key=k",
      FORM,
      form({ grant_type: "refresh_token", refresh_token: refreshToken }),
    ),
    json(
      "auth",
      `${project}/accounts`,
      { localId: "made", email: "made@example.org", password, disabled: false },
      OWNER,
    ),
    json("auth", `${project}/accounts:lookup`, { localId: ["made"], email: [email] }, OWNER),
    json(
      "auth",
      `${project}/accounts:update`,
      { localId: "made", customAttributes: '{"role":"x"}', disableUser: true, validSince: "1" },
      OWNER,
    ),
    json("auth", `${project}/accounts:delete`, { localId: "made" }, OWNER),
    json("auth", `${project}/accounts:batchDelete`, { localIds: ["made"], force: true }, OWNER),
    json(
      "auth",
      `${project}/accounts:batchCreate`,
      {
        users: [{ localId: "i", email: "i@example.org", passwordHash: "AAAA", salt: "AAAA" }],
        hashAlgorithm: "SCRYPT",
      },
      OWNER,
    ),
    json(
      "auth",
      `${project}/accounts:sendOobCode`,
      { requestType: "PASSWORD_RESET", email, returnOobLink: true },
      OWNER,
    ),
    json("auth", `${project}:createSessionCookie`, { idToken, validDuration: "3600" }, OWNER),
    plain("auth", "GET", `${project}/accounts:batchGet?maxResults=3&nextPageToken=AAAA`, OWNER),
    plain("auth", "GET", "/__/auth/action?mode=resetPassword&oobCode=abc&lang=fr&continueUrl=http%3A%2F%2Fx"),
  ];
}

function storageRequests({ idToken, upload }: StressState): StressRequest[] {
  const user = { authorization: `Firebase ${idToken}` };
  const objects = `/v0/b/${BUCKET}/o`;
  const json1 = `/storage/v1/b/${BUCKET}/o`;
  const name = encodeURIComponent("users/trial/a.txt");
  const related = Buffer.from(
    '--sep\r\nContent-Type: application/json\r\n\r\n{"contentType":"text/plain","metadata":{"a":"b"},"name":"users/trial/a.txt"}\r\n--sep\r\nContent-Type: text/plain\r\n\r\nhello\r\n--sep--',
  );
  const multipart = { "content-type": "multipart/related; boundary=sep" };
  const start = {
    "x-goog-upload-protocol": "resumable",
    "x-goog-upload-command": "start",
    "x-goog-upload-header-content-length": "300000",
    "x-goog-upload-header-content-type": "text/plain",
  };
  const step = (command: string, offset: string) => ({
    "x-goog-upload-command": command,
    "x-goog-upload-offset": offset,
  });
  return [user, OWNER].flatMap((who) => [
    plain(
      "storage",
      "POST",
      `${objects}?name=${name}`,
      { ...who, ...multipart, "x-goog-upload-protocol": "multipart" },
      related,
    ),
    json(
      "storage",
      `${objects}?name=${name}`,
      { contentType: "text/plain", metadata: { a: "b" } },
      { ...who, ...start },
    ),
    plain(
      "storage",
      "POST",
      `${objects}${upload}`,
      { ...who, ...step("upload", "0") },
      Buffer.alloc(1000, 7),
    ),
    plain("storage", "POST", `${objects}${upload}`, { ...who, ...step("query", "0") }),
    plain(
      "storage",
      "POST",
      `${objects}${upload}`,
      { ...who, ...step("upload, finalize", "1000") },
      Buffer.alloc(10),
    ),
    plain("storage", "POST", `${objects}${upload}`, { ...who, ...step("cancel", "0") }),
    plain("storage", "GET", `${objects}/${name}?alt=media&token=abc`, { ...who, range: "bytes=1-3" }),
    plain("storage", "GET", `${objects}/${name}`, who),
    plain("storage", "GET", `${objects}?prefix=users%2F&delimiter=%2F&maxResults=3&pageToken=AAAA`, who),
    json("storage", `${objects}/${name}`, { contentType: "text/x", metadata: { a: null } }, who, "PATCH"),
    plain("storage", "DELETE", `${objects}/${name}`, who),
    plain(
      "storage",
      "POST",
      `/upload${json1}?uploadType=multipart&name=${name}`,
      { ...who, ...multipart },
      related,
    ),
    plain(
      "storage",
      "POST",
      `/upload${json1}?uploadType=media&name=${name}`,
      { ...who, "content-type": "text/plain" },
      Buffer.from("x"),
    ),
    json(
      "storage",
      `/upload${json1}?uploadType=resumable&name=${name}`,
      { contentType: "text/plain" },
      { ...who, "x-upload-content-length": "10" },
    ),
    plain(
      "storage",
      "PUT",
      `/upload${json1}${upload}&uploadType=resumable`,
      { ...who, "content-range": "bytes 0-9/10" },
      Buffer.alloc(10),
    ),
    plain("storage", "GET", `${json1}/${name}?alt=media`, { ...who, range: "bytes=0-" }),
    plain("storage", "GET", `${json1}?prefix=u&maxResults=2&delimiter=%2F`, who),
    plain("storage", "GET", `/storage/v1/b/${BUCKET}`, who),
    json("storage", `${json1}/${name}/rewriteTo/b/${BUCKET}/o/copy`, {}, who),
    json("storage", `${json1}/${name}?ifGenerationMatch=1`, { metadata: { a: "b" } }, who, "PATCH"),
    plain("storage", "DELETE", `${json1}/${name}?ifGenerationMatch=1`, who),
  ]);
}

function otherRequests(user: Record<string, string>): StressRequest[] {
  const region = `/${PROJECT}/europe-west3`;
  return [
    json(
      "functions",
      `${region}/whoami`,
      { data: { a: [1, { b: "é" }] } },
      { ...user, origin: "http://127.0.0.1:1" },
    ),
    json("functions", `${region}/refuse`, { data: null }, user),
    json("functions", `${region}/environment`, {
      data: { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: "5" },
    }),
    json("functions", `${region}/hook/path?x=1`, { a: 1 }),
    plain("functions", "POST", `${region}/hook`, FORM, form({ a: "b" })),
    plain("functions", "OPTIONS", `${region}/whoami`, {
      origin: "http://x",
      "access-control-request-method": "POST",
    }),
    plain("functions", "GET", `${region}/hook`),
    plain("hosting", "GET", "/"),
    plain("hosting", "GET", "/index.html?x=1", {
      "if-none-match": '"x"',
      "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT",
    }),
    plain("hosting", "GET", "/__/firebase/init.json"),
    plain("hosting", "GET", "/a/b/../c.txt", { range: "bytes=0-1", "accept-encoding": "gzip, br" }),
  ];
}
