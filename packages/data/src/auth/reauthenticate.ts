import { CarnationError } from "@carnation/domain/error";
import { clientMessages } from "@carnation/domain/internal/error";
import { type Auth, EmailAuthProvider, reauthenticateWithCredential, type User } from "firebase/auth";
import { withCatalogueErrors } from "../errors/catalogueError.ts";

export { authOf } from "./authOf.ts";

/**
 * Confirms that it is still whoever is signed in, before what needs a recent sign-in.
 * @throws {CarnationError} wrong-credentials, too-many-attempts, unauthenticated, unavailable, offline
 */
export function reauthenticate(auth: Auth, password: string): Promise<User> {
  return withCatalogueErrors(async () => {
    const { currentUser: user } = auth;
    if (user === null) throw new CarnationError("unauthenticated", clientMessages.reauthNeedsSignIn);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
    return user;
  });
}
