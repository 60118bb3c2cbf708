import type { Method } from "../method.ts";
import type { Services } from "../services.ts";
import { adminDelete } from "./admin-delete.ts";
import { adminLookup } from "./admin-lookup.ts";
import { adminUpdate } from "./admin-update.ts";
import { deleteAccount } from "./delete-account.ts";
import { lookup } from "./lookup.ts";
import { passwordPolicy, projectConfig, recaptchaConfig, recaptchaParams } from "./project-config.ts";
import { refresh } from "./refresh.ts";
import { resetPassword } from "./reset-password.ts";
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
    ...writing(services, [
      ["POST identitytoolkit/v1/accounts:signUp", signUp(services)],
      ["POST identitytoolkit/v1/accounts:signInWithPassword", signInWithPassword(services)],
      ["POST identitytoolkit/v1/accounts:signInWithIdp", signInWithIdp(services)],
      ["POST identitytoolkit/v1/accounts:signInWithPhoneNumber", signInWithPhoneNumber(services)],
      ["POST identitytoolkit/v1/accounts:signInWithCustomToken", signInWithCustomToken(services)],
      ["POST identitytoolkit/v1/accounts:sendVerificationCode", sendVerificationCode(services)],
      ["POST identitytoolkit/v1/accounts:sendOobCode", sendOobCode(services)],
      ["POST identitytoolkit/v1/accounts:resetPassword", resetPassword(services)],
      ["POST identitytoolkit/v1/accounts:update", update(services)],
      ["POST identitytoolkit/v1/accounts:delete", deleteAccount(services)],
    ]),
    ["POST identitytoolkit/v1/accounts:lookup", lookup(services)],
    ["POST securetoken/v1/token", refresh(services)],
    ["GET identitytoolkit/v1/projects", projectConfig(services)],
    ["GET identitytoolkit/v1/recaptchaParams", recaptchaParams()],
    ["GET identitytoolkit/v2/recaptchaConfig", recaptchaConfig()],
    ["GET identitytoolkit/v2/passwordPolicy", passwordPolicy()],
  ]);
}

/** The methods of the server's own admin SDK, below `projects/P`. */
export function createAdminMethods(services: Services): ReadonlyMap<string, Method> {
  return new Map([
    ["POST v1/accounts:lookup", adminLookup(services)],
    ...writing(services, [
      ["POST v1/accounts:update", adminUpdate(services)],
      ["POST v1/accounts:delete", adminDelete(services)],
    ]),
  ]);
}

function writing({ waitForLock }: Services, methods: [string, Method][]): [string, Method][] {
  return methods.map(([name, method]) => [
    name,
    async (body) => {
      await waitForLock();
      return method(body);
    },
  ]);
}
