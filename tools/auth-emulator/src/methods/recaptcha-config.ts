import { defineMethod, type Method } from "../method.ts";

const PROVIDERS = ["EMAIL_PASSWORD_PROVIDER", "PHONE_PROVIDER"];

/** `recaptchaConfig`: the SDK asks before it sends an SMS. Nothing here is guarded by a puzzle. */
export function recaptchaConfig(): Method {
  return defineMethod({
    schema: {},
    handler: () => ({
      recaptchaKey: "projects/local/keys/none",
      recaptchaEnforcementState: PROVIDERS.map((provider) => ({ provider, enforcementState: "OFF" })),
    }),
  });
}
