import { defineMethod, type Method } from "../protocol/method.ts";
import type { Services } from "../services/services.ts";
import { adminDelete, adminUpdate } from "./admin.ts";
import { lookup } from "./lookup.ts";
import { refresh } from "./refresh.ts";
import { sendOobCode } from "./send-oob-code.ts";
import { sendVerificationCode } from "./send-verification-code.ts";
import { signInWithCustomToken } from "./sign-in-with-custom-token.ts";
import { signInWithIdp } from "./sign-in-with-idp.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import { signInWithPhoneNumber } from "./sign-in-with-phone-number.ts";
import { signUp } from "./sign-up.ts";
import { update } from "./update.ts";

/** Every method of the protocol that a page may call, by HTTP verb, service and path. */
export function createMethods(services: Services): ReadonlyMap<string, Method> {
  return new Map([
    ...writing(services, {
      signUp,
      signInWithPassword,
      signInWithIdp,
      signInWithPhoneNumber,
      signInWithCustomToken,
      sendVerificationCode,
      sendOobCode,
      update,
    }),
    ["POST identitytoolkit/v1/accounts:lookup", lookup(services)],
    ["POST securetoken/v1/token", refresh(services)],
    ["GET identitytoolkit/v2/recaptchaConfig", NO_RECAPTCHA],
  ]);
}

/** The SDK requests this before it sends an SMS. Nothing here requires reCAPTCHA. */
const NO_RECAPTCHA = defineMethod({
  schema: {},
  handler: () => ({
    recaptchaKey: "projects/local/keys/none",
    recaptchaEnforcementState: [{ provider: "PHONE_PROVIDER", enforcementState: "OFF" }],
  }),
});

/** The methods of the server's own admin SDK, below its project. */
export function createAdminMethods(services: Services): ReadonlyMap<string, Method> {
  return new Map(writing(services, { update: adminUpdate, delete: adminDelete }));
}

function writing(
  services: Services,
  methods: Readonly<Record<string, (services: Services) => Method>>,
): [string, Method][] {
  return Object.entries(methods).map(([name, create]) => {
    const method = create(services);
    return [
      `POST identitytoolkit/v1/accounts:${name}`,
      async (body) => {
        await services.waitForLock();
        return method(body);
      },
    ];
  });
}
