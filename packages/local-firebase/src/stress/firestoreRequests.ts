import { form, FORM, json, OWNER, plain } from "./buildRequest.ts";
import type { StressRequest } from "./mutate.ts";
import type { StressState } from "./stressState.ts";

const DATABASE = "projects/demo-test/databases/(default)";
const DOCUMENTS = `${DATABASE}/documents`;
const CHANNEL = "/google.firestore.v1.Firestore";
const DOCUMENT = `${DOCUMENTS}/open/trial/items/a`;

const QUERY = {
  from: [{ collectionId: "items" }],
  where: {
    compositeFilter: {
      op: "AND",
      filters: [
        { fieldFilter: { field: { fieldPath: "n" }, op: "GREATER_THAN", value: { integerValue: "0" } } },
        { unaryFilter: { field: { fieldPath: "`a.b`" }, op: "IS_NOT_NULL" } },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: "n" }, direction: "DESCENDING" }],
  startAt: { values: [{ integerValue: "9" }], before: true },
  limit: 5,
};
const FIELDS = {
  n: { integerValue: "1" },
  d: { doubleValue: 0.5 },
  t: { timestampValue: "2026-01-02T03:04:05.123456Z" },
  m: { mapValue: { fields: { x: { arrayValue: { values: [{ stringValue: "é" }, { nullValue: null }] } } } } },
  b: { bytesValue: "AAEC" },
  g: { geoPointValue: { latitude: 1, longitude: 2 } },
  r: { referenceValue: DOCUMENT },
};
const WRITES = [
  {
    update: { name: DOCUMENT, fields: FIELDS },
    updateMask: { fieldPaths: ["n", "m.x", "`a.b`"] },
    updateTransforms: [
      { fieldPath: "s", setToServerValue: "REQUEST_TIME" },
      { fieldPath: "i", increment: { integerValue: "1" } },
      { fieldPath: "u", appendMissingElements: { values: [{ stringValue: "x" }] } },
    ],
    currentDocument: { exists: true },
  },
  { delete: `${DOCUMENTS}/open/trial/items/b` },
];

export function channelRequests({ sessions, idToken }: StressState): StressRequest[] {
  const query = "VER=8&database=projects%2Fdemo-test%2Fdatabases%2F(default)&zx=abc";
  const listen = {
    database: DATABASE,
    addTarget: { targetId: 2, query: { parent: `${DOCUMENTS}/open/trial`, structuredQuery: QUERY } },
  };
  const write = { database: DATABASE, writes: WRITES, streamToken: "AAAA" };
  return (["Listen", "Write"] as const).flatMap((kind) => {
    const message = JSON.stringify(kind === "Listen" ? listen : write);
    const at = `${CHANNEL}/${kind}/channel?${query}`;
    const session = `&SID=${encodeURIComponent(sessions[kind])}&AID=0`;
    const forward = { count: "1", ofs: "0", req0___data__: message };
    const headers = `Content-Type:text/plain\r\nAuthorization:Bearer ${idToken}\r\n`;
    return [
      plain(
        "firestore",
        "POST",
        `${at}&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid`,
        FORM,
        form({ headers, ...forward }),
      ),
      plain("firestore", "POST", `${at}${session}&RID=2`, FORM, form(forward)),
      plain("firestore", "GET", `${at}${session}&RID=rpc&CI=0&TYPE=xmlhttp`),
      plain("firestore", "GET", `${at}${session}&RID=rpc&CI=1&TYPE=xmlhttp&TO=1000`),
      plain("firestore", "POST", `${at}${session}&RID=3&TYPE=terminate`),
    ];
  });
}

export function restRequests(user: Record<string, string>): StressRequest[] {
  const structuredQuery = { structuredQuery: QUERY };
  const aggregations = [
    { alias: "n", sum: { field: { fieldPath: "n" } } },
    { alias: "c", count: { upTo: "5" } },
  ];
  const structuredAggregationQuery = { ...structuredQuery, aggregations };
  return [user, OWNER].flatMap((who) => [
    json("firestore", `/v1/${DOCUMENTS}:commit`, { writes: WRITES }, who),
    json("firestore", `/v1/${DOCUMENTS}:batchWrite`, { writes: WRITES, labels: { a: "b" } }, who),
    json(
      "firestore",
      `/v1/${DOCUMENTS}:batchGet`,
      { documents: [DOCUMENT], mask: { fieldPaths: ["n"] }, newTransaction: { readWrite: {} } },
      who,
    ),
    json("firestore", `/v1/${DOCUMENTS}/open/trial:runQuery`, structuredQuery, who),
    json("firestore", `/v1/${DOCUMENTS}/open/trial:runAggregationQuery`, { structuredAggregationQuery }, who),
    json(
      "firestore",
      `/v1/${DOCUMENTS}:beginTransaction`,
      { options: { readOnly: { readTime: "2026-01-02T03:04:05Z" } } },
      who,
    ),
    json("firestore", `/v1/${DOCUMENTS}:rollback`, { transaction: "AAAA" }, who),
    json(
      "firestore",
      `/v1/${DOCUMENTS}/open/trial:listCollectionIds`,
      { pageSize: 3, pageToken: "AAAA" },
      who,
    ),
    json(
      "firestore",
      `/v1/${DOCUMENTS}/open/trial:partitionQuery`,
      { ...structuredQuery, partitionCount: "3" },
      who,
    ),
    json("firestore", `/v1/${DOCUMENTS}/open/trial/items?documentId=new`, { fields: FIELDS }, who),
    json(
      "firestore",
      `/v1/${DOCUMENT}?updateMask.fieldPaths=n&currentDocument.exists=true`,
      { fields: FIELDS },
      who,
      "PATCH",
    ),
    plain("firestore", "GET", `/v1/${DOCUMENT}?mask.fieldPaths=n`, who),
    plain(
      "firestore",
      "GET",
      `/v1/${DOCUMENTS}/open/trial/items?pageSize=3&orderBy=n%20desc&pageToken=AAAA&showMissing=true`,
      who,
    ),
    plain("firestore", "DELETE", `/v1/${DOCUMENTS}/open/trial/items/b?currentDocument.exists=true`, who),
  ]);
}
