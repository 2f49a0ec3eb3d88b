import { AuthError } from "../protocol/authError.ts";

/**
 * Checks the page that a mailed link goes on to, against the domains that a Firebase project authorises by default and
 * the server's own: otherwise anyone could have us mail a link that ends on their site.
 * @param handlerUrl page that handles action codes
 * @throws AuthError INVALID_CONTINUE_URI, UNAUTHORIZED_DOMAIN
 */
export function checkContinueUrl(text: string, projectId: string, handlerUrl: string): string {
  if (!URL.canParse(text)) throw new AuthError("INVALID_CONTINUE_URI");
  const { protocol, hostname } = new URL(text);
  if (protocol !== "http:" && protocol !== "https:") throw new AuthError("INVALID_CONTINUE_URI");
  const own = ["localhost", "127.0.0.1", new URL(handlerUrl).hostname];
  const authorised = [...own, `${projectId}.firebaseapp.com`, `${projectId}.web.app`];
  if (!authorised.includes(hostname)) throw new AuthError(`UNAUTHORIZED_DOMAIN : ${hostname}`);
  return text;
}
