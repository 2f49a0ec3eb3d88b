import { paths } from "../../shared/navigation/paths.ts";
import { returnPathFrom } from "../../shared/session/returnPath.ts";

/**
 * Tells whether an address shows the dashboard, or will once somebody has signed in there.
 * @param uid whoever has just signed in
 */
export function leadsToDashboard(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  uid: string,
): boolean {
  if (pathname === paths.dashboard) return true;
  return pathname === paths.login && returnPathFrom(search, null, uid) === paths.dashboard;
}
