import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError, required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";

/** `token`: an ID token for a refresh token. The only method with snake_case and a form body. */
export function refresh({ sessions }: Services): Method {
  return defineMethod({
    schema: { grant_type: "text", refresh_token: "text" },
    handler: (input) => {
      if (required(input.grant_type, "MISSING_GRANT_TYPE") !== "refresh_token")
        throw new ProtocolError("INVALID_GRANT_TYPE");
      const tokens = sessions.resume(required(input.refresh_token, "MISSING_REFRESH_TOKEN"));
      return {
        access_token: tokens.idToken,
        refresh_token: tokens.refreshToken,
        expires_in: tokens.expiresIn,
      };
    },
  });
}
