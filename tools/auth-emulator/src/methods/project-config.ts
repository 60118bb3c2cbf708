import { AUTHORIZED_DOMAINS } from "../continue-url.ts";
import { defineMethod, type Method } from "../method.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../password.ts";
import type { Services } from "../services.ts";

/** `projects`: what the SDK asks before it opens the window of another service. */
export function projectConfig({ projectId }: Services): Method {
  return defineMethod({
    schema: {},
    handler: () => ({ projectId, authorizedDomains: AUTHORIZED_DOMAINS }),
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

/** `recaptchaParams`: the SDK wants the key of the puzzle also when it shows none. */
export function recaptchaParams(): Method {
  return defineMethod({
    schema: {},
    handler: () => ({ kind: "identitytoolkit#GetRecaptchaParamResponse", recaptchaSiteKey: "none" }),
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
      customStrengthOptions: {
        minPasswordLength: MIN_PASSWORD_LENGTH,
        maxPasswordLength: MAX_PASSWORD_LENGTH,
      },
    }),
  });
}
