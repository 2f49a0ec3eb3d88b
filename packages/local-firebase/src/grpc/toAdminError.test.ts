import { expect, test } from "vitest";
import { RpcError } from "../rpc/status.ts";
import { toAdminError } from "./toAdminError.ts";

const sqlite = (errcode: number) =>
  Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode });

test.each([
  ["a full disk", sqlite(13), "FAILED_PRECONDITION"],
  ["a read-only disk", sqlite(8), "FAILED_PRECONDITION"],
  ["a failing disk", sqlite(10), "FAILED_PRECONDITION"],
  // The admin SDK tries again, and is to.
  ["a database that is busy", sqlite(5), "UNAVAILABLE"],
  ["a server that has too much to do", new RpcError("UNAVAILABLE", "Too much."), "UNAVAILABLE"],
  ["a conflict", new RpcError("ABORTED", "Too much contention."), "ABORTED"],
])("%s is told the admin SDK as %3$s", (_what, error, status) => {
  expect(toAdminError(error, () => undefined).status).toBe(status);
});
