/** Code that a component loads when it is first needed, and that all of its uses on a page share. */
export interface LazyCode<Code> {
  /** Gives the code when it is there already. */
  readonly loaded: () => Code | undefined;
  /**
   * Loads the code.
   * @throws whatever the browser says of a file that it could not get; the next call asks again
   */
  readonly load: () => Promise<Code>;
}

/** Message of Chromium and of Firefox about a module whose file did not arrive. */
const missingModule = /dynamically imported module: (?<address>\S+)/u;

/**
 * Imports a module again whose file did not arrive. Chromium keeps the failure under the module's address for as long
 * as the page lives, so that the same import fails again without a request: it goes out under another address.
 */
function importAgain(error: unknown, attempt: number): Promise<unknown> {
  const address = missingModule.exec(error instanceof Error ? error.message : "")?.groups?.["address"];
  if (address === undefined) throw error;
  const another = `${address}${address.includes("?") ? "&" : "?"}attempt=${attempt}`;
  return import(/* @vite-ignore */ /* webpackIgnore: true */ another);
}

/**
 * Keeps code once it has arrived; code that failed to arrive is asked for again.
 * @param request a dynamic import, which bundlers keep in a chunk of its own
 * @param name of the module's export that is the code
 */
export function lazyCode<Name extends string, Code>(
  request: () => Promise<Readonly<Record<Name, Code>>>,
  name: Name,
): LazyCode<Code> {
  let arrived: Code | undefined;
  let failures = 0;
  const requestAgain = async (error: unknown): Promise<Code> => {
    failures += 1;
    if (failures === 1) throw error;
    const module = (await importAgain(error, failures)) as Partial<Record<Name, Code>>;
    const code = module[name];
    // A bundler may have given the export another name.
    if (code === undefined) throw error;
    return code;
  };
  return {
    loaded: () => arrived,
    load: async () => {
      arrived ??= await request().then((module) => module[name], requestAgain);
      return arrived;
    },
  };
}
