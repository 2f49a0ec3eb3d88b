import * as v from "valibot";
import type { AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { optionalText, parseInput } from "../protocol/authInput.ts";
import { ID_TOKEN_SECONDS } from "../tokens/idTokens.ts";

const exchange = v.object({ grant_type: optionalText, refresh_token: optionalText });

/** Secure Token's `token`: a refresh token against a fresh id token. */
export const exchangeToken: AuthOperation = async (context, body) => {
  const input = parseInput(exchange, body);
  if (input.grant_type !== "refresh_token") throw new AuthError("INVALID_GRANT_TYPE");
  if (input.refresh_token == null || input.refresh_token === "") throw new AuthError("MISSING_REFRESH_TOKEN");
  const { idToken, uid } = await context.sessions.refresh(input.refresh_token);
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: input.refresh_token,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: "Bearer",
    user_id: uid,
    project_id: context.projectId,
  };
};
