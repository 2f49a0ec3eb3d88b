import { paths } from "../routes/paths.ts";

const PARAMETER = "retour";

/** The login address that comes back to `destination` (path, query and hash) after sign-in. */
export function loginPathFrom(destination: string): string {
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: destination }).toString()}`;
}

/**
 * The page to open after sign-in, read from the login address; the dashboard when there is none.
 * Only pages of the application are accepted: the value is written by whoever made the link. The way out is no place
 * to come back to: it would end the session that has just begun.
 */
export function returnPathFrom(search: string): string {
  const destination = new URLSearchParams(search).get(PARAMETER);
  if (destination === null || !/^\/(?:user|admin)\/[^\\]*$/u.test(destination)) return paths.dashboard;
  const { pathname } = new URL(destination, "https://application.invalid");
  return pathname.replace(/\/$/u, "") === paths.logout ? paths.dashboard : destination;
}
