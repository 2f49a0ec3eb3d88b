import { PROJECT_NUMBER } from "../appCheck/appCheckTokens.ts";
import { isLoopbackAddress, isWildcard, LOOPBACK, urlHost } from "../http/addresses.ts";
import type { ServiceOrigins } from "../hosting/contentSecurityPolicy.ts";
import type { Ports } from "../http/services.ts";
import { currentRequest } from "../server/requestScope.ts";

function storageBucket(projectId: string): string {
  return `${projectId}.firebasestorage.app`;
}

/**
 * Under which name the client of the current request reaches the services: the one that it addressed this machine by,
 * when it may have several.
 * @param host address that the services listen for
 */
export function addressedHost(host: string): string {
  if (isLoopbackAddress(host)) return urlHost(host);
  const addressed = URL.parse(`http://${currentRequest()?.host ?? ""}`)?.hostname;
  return addressed ?? urlHost(isWildcard(host) ? LOOPBACK : host);
}

/**
 * The app's configuration in the form of Firebase Hosting's `/__/firebase/init.json`, and where the services are.
 * @param appCheck true when pages are to have App Check tokens, which Auth's port gives
 */
export function initJson(projectId: string, host: string, ports: Ports, appCheck = false) {
  const at = (port: number) => ({ host, port });
  return {
    projectId,
    // Nothing checks these three here, but the SDK insists on them.
    apiKey: "local-firebase",
    appId: `1:${PROJECT_NUMBER}:web:local`,
    messagingSenderId: "1",
    authDomain: `${host}:${ports.auth}`,
    storageBucket: storageBucket(projectId),
    emulators: {
      auth: at(ports.auth),
      firestore: at(ports.firestore),
      storage: at(ports.storage),
      functions: at(ports.functions),
      ...(appCheck ? { appCheck: at(ports.auth) } : {}),
    },
  };
}

/** Lists the origins at which a page finds the services, as its content security policy names them. */
export function serviceOrigins(host: string, ports: Ports): ServiceOrigins {
  const at = (port: number): string => `http://${host}:${port}`;
  return {
    asked: [at(ports.auth), at(ports.firestore), at(ports.storage), at(ports.functions)],
    shown: [at(ports.storage)],
  };
}

/** Environment that leads firebase-admin and firebase-functions to the local services, without credentials. */
export function adminEnv(projectId: string, host: string, ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: storageBucket(projectId) }),
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    // Without it the Google libraries look for a metadata server on the network.
    METADATA_SERVER_DETECTION: "none",
  };
}
