import { defineMethod, type Method } from "../method.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../password.ts";
import type { Services } from "../services.ts";

/** `projects`: what the SDK asks before it opens the window of another service. */
export function projectConfig({ projectId }: Services): Method {
  return defineMethod({
    schema: {},
    handler: () => ({ projectId, authorizedDomains: ["localhost", "127.0.0.1"] }),
  });
}

/** `recaptchaConfig`: asked before a telephone sign-in; nothing here is guarded by a puzzle. */
export function recaptchaConfig(): Method {
  return defineMethod({
    schema: {},
    handler: () => ({
      recaptchaKey: "projects/local/keys/none",
      recaptchaEnforcementState: ["EMAIL_PASSWORD_PROVIDER", "PHONE_PROVIDER"].map((provider) => ({
        provider,
        enforcementState: "OFF",
      })),
    }),
  });
}

/** `passwordPolicy`: for the SDK's `validatePassword`. */
export function passwordPolicy(): Method {
  return defineMethod({
    schema: {},
    handler: () => ({
      schemaVersion: 1,
      enforcementState: "ENFORCE",
      allowedNonAlphanumericCharacters: [],
      customStrengthOptions: { minPasswordLength: SHORTEST_PASSWORD, maxPasswordLength: LONGEST_PASSWORD },
    }),
  });
}
