import { defineMethod, type Method } from "../method.ts";
import { ProtocolError } from "../protocol-error.ts";
import type { Services } from "../services.ts";

/** `token`: an ID token for a refresh token. The only method that speaks snake_case and takes a form. */
export function refresh({ sessions, projectId }: Services): Method {
  return defineMethod({
    schema: { grant_type: "text", refresh_token: "text" },
    handler: (input) => {
      if (input.grant_type === undefined) {
        throw new ProtocolError("MISSING_GRANT_TYPE");
      }
      if (input.grant_type !== "refresh_token") {
        throw new ProtocolError("INVALID_GRANT_TYPE");
      }
      if (input.refresh_token === undefined) {
        throw new ProtocolError("MISSING_REFRESH_TOKEN");
      }
      const { user, tokens } = sessions.resume(input.refresh_token);
      return {
        access_token: tokens.idToken,
        id_token: tokens.idToken,
        refresh_token: tokens.refreshToken,
        expires_in: tokens.expiresIn,
        token_type: "Bearer",
        user_id: user.uid,
        project_id: projectId,
      };
    },
  });
}
