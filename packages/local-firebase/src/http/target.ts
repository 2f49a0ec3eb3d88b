/**
 * The address that a request's target names. The target is a path (`/a?b`), and stays one when it begins with two slashes.
 * @returns `null` for any other form: a proxy's (`http://host/path`), `*`
 */
export function parseTarget(target: string | undefined): URL | null {
  return target?.startsWith("/") === true ? URL.parse(`http://localhost${target}`) : null;
}
