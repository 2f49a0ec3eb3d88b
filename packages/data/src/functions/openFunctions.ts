import { FUNCTIONS_REGION } from "@carnation/product/limits";
import type { FirebaseApp } from "firebase/app";
import { connectFunctionsEmulator, type Functions, getFunctions } from "firebase/functions";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";

/** The backend functions of an app. They are the same ones whoever opens them. */
export function openFunctions(app: FirebaseApp, { functions: local }: RuntimeConfig["emulators"]): Functions {
  const functions = getFunctions(app, FUNCTIONS_REGION);
  if (local) connectFunctionsEmulator(functions, local.host, local.port);
  return functions;
}
