import * as v from "valibot";

/** Way that this device was registered for an account. */
export interface KeptDevice {
  readonly token: string;
  /** Time at which the server was last told that it is there, in milliseconds. */
  readonly seen: number;
}

const keptSchema = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string(), seen: v.number() }));

const keyOf = (uid: string): string => `carnation/news-device/${uid}`;

/** Under which token this device is told of the news for an account; null when it is not. */
export function keptDevice(uid: string): KeptDevice | null {
  const kept = v.safeParse(
    keptSchema,
    stored((storage) => storage.getItem(keyOf(uid))),
  );
  return kept.success ? kept.output : null;
}

export function keepDevice(uid: string, device: KeptDevice): void {
  stored((storage) => storage.setItem(keyOf(uid), JSON.stringify(device)));
}

export function forgetDevice(uid: string): void {
  stored((storage) => storage.removeItem(keyOf(uid)));
}

/** A browser may keep nothing for a site. */
function stored<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(localStorage);
  } catch {
    return null;
  }
}
