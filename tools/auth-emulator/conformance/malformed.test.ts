import { DIFFERENCES } from "./differences.ts";
import { describe, expect, test } from "./fixtures.ts";
import { newPerson } from "./people.ts";

const FORM = "application/x-www-form-urlencoded";

describe("a malformed request is refused:", () => {
  const login = newPerson();
  const refused = (error: string, status = 400) => ({ status, error });
  const same = (error: string) => ({ official: refused(error), local: refused(error), reason: "none" });

  for (const [what, method, body, answer] of [
    ["an unknown field", "signUp", { ...login, colour: "red" }, DIFFERENCES.unknownField],
    ["an object for the e-mail", "signUp", { ...login, email: {} }, same("INVALID_ARGUMENT")],
    ["a list", "signUp", [], same("INVALID_ARGUMENT")],
    ["a word", "signUp", '"ana"', same("INVALID_ARGUMENT")],
    ["broken JSON", "signUp", '{"email":"ana', same("INVALID_ARGUMENT")],
    ["nothing", "signUp", {}, DIFFERENCES.anonymous],
    ["no e-mail", "signUp", { password: login.password }, same("MISSING_EMAIL")],
    ["no password", "signUp", { email: login.email }, same("MISSING_PASSWORD")],
    ["a huge name", "signUp", { ...newPerson(), displayName: "a".repeat(1_000_000) }, DIFFERENCES.hugeBody],
    ["no e-mail", "signInWithPassword", { password: login.password }, same("MISSING_EMAIL")],
    ["no password", "signInWithPassword", { email: login.email }, same("MISSING_PASSWORD")],
    ["no token", "lookup", {}, same("MISSING_ID_TOKEN")],
    ["no token", "update", { displayName: "Ana" }, same("INVALID_REQ_TYPE")],
    ["no kind", "sendOobCode", { email: login.email }, same("MISSING_REQ_TYPE")],
    ["an unknown kind", "sendOobCode", { requestType: "NEWS" }, DIFFERENCES.unknownMail],
    ["no e-mail", "sendOobCode", { requestType: "PASSWORD_RESET" }, same("MISSING_EMAIL")],
    ["no token", "sendOobCode", { requestType: "VERIFY_EMAIL" }, same("INVALID_ID_TOKEN")],
    ["no new e-mail", "sendOobCode", { requestType: "VERIFY_AND_CHANGE_EMAIL" }, same("MISSING_NEW_EMAIL")],
    ["no number", "sendVerificationCode", {}, same("INVALID_PHONE_NUMBER")],
    ["no country", "sendVerificationCode", { phoneNumber: "5512345678" }, same("INVALID_PHONE_NUMBER")],
    ["no session", "signInWithPhoneNumber", { code: "123456" }, same("MISSING_SESSION_INFO")],
    ["no code", "signInWithPhoneNumber", { sessionInfo: "x" }, same("MISSING_CODE")],
    ["no address", "signInWithIdp", { postBody: "providerId=google.com" }, same("MISSING_REQUEST_URI")],
    [
      "no provider",
      "signInWithIdp",
      { requestUri: "http://localhost" },
      same("INVALID_CREDENTIAL_OR_PROVIDER_ID"),
    ],
  ] as const) {
    test(`accounts:${method} with ${what}`, async ({ service, own }) => {
      expect(await service.post(`accounts:${method}`, body)).toEqual(own(answer));
    });
  }

  for (const [what, form, answer] of [
    ["nothing", "", DIFFERENCES.emptyForm],
    ["another grant", "grant_type=password", same("INVALID_GRANT_TYPE")],
    ["no token", "grant_type=refresh_token", same("MISSING_REFRESH_TOKEN")],
    ["nonsense", "grant_type=refresh_token&refresh_token=nonsense", same("INVALID_REFRESH_TOKEN")],
  ] as const) {
    test(`a refresh with ${what}`, async ({ service, own }) => {
      expect(await service.post("token", form, FORM)).toEqual(own(answer));
    });
  }
});
