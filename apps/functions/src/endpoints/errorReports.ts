import { callables, parseRequest } from "@carnation/product/callable";
import { logger } from "firebase-functions";
import { publicCallable } from "./callable.ts";

/** Name under which the operator finds, and is alerted of, errors of the application. */
const APP_ERROR = "APP_ERROR";

/** Writes an error of the application into the log of the functions, and nowhere else. */
export const reporterror = publicCallable(callables.reporterror, (_all, payload) => {
  logger.error(APP_ERROR, parseRequest(callables.reporterror, payload));
  return Promise.resolve({});
});
