import type { Target } from "./target.ts";

/** An intended difference between the two services. The test asserts each one's own answer. */
export type Difference<T> = Record<Target["name"], T> & { reason: string };

/** How a session went on: what the SDK said to an attempt, and whether it has signed out. */
type AccountEnding = { errorCode: string; isOver: boolean };
type Answer = { status: number; error: string };

const OVER: AccountEnding = { errorCode: "auth/user-token-expired", isOver: true };
const ARGUMENT: Answer = { status: 400, error: "INVALID_ARGUMENT" };

/** By the tests that use them. docs/decisions/0016-auth-conformance-suite.md describes them. */
export const DIFFERENCES = {
  refreshOfDeleted: same<AccountEnding>({
    official: { errorCode: "auth/invalid-refresh-token", isOver: false },
    local: OVER,
    reason: "As production says it: the SDK signs out, instead of keeping somebody who does not exist.",
  }),
  refreshOfRevoked: same<AccountEnding>({
    official: { errorCode: "none", isOver: false },
    local: OVER,
    reason: "The emulator's refresh tokens cannot be revoked. Those of production and ours can.",
  }),
  sessionAfterNewEmail: same<AccountEnding>({
    official: { errorCode: "none", isOver: false },
    local: OVER,
    reason: "Production ends the sessions of an account whose e-mail changes.",
  }),
  oldSignIn: same<string>({
    official: "none",
    local: "auth/requires-recent-login",
    reason: "The emulator never asks to prove it again. Production does, five minutes after the sign-in.",
  }),
  oldSignInThatLinks: same<string>({
    official: "none",
    local: "auth/requires-recent-login",
    reason:
      "Neither the emulator nor, as far as its documentation says, production asks for it before a phone or a provider is linked. A sign-in by it counts as recent, and so an old session must not link any.",
  }),
  oldSms: same<string>({
    official: "none",
    local: "auth/code-expired",
    reason: "The emulator's codes live for ever.",
  }),
  shutAndWrongPassword: same<string>({
    official: "auth/user-disabled",
    local: "auth/invalid-credential",
    reason: "Only a caller with the password learns that an account is disabled.",
  }),
  passwordForOwnEmail: same<string>({
    official: "auth/email-already-in-use",
    local: "none",
    reason: "The emulator takes the account's own e-mail for somebody else's; production links the password.",
  }),
  weakPasswordForOwnEmail: same<string>({
    official: "auth/email-already-in-use",
    local: "auth/weak-password",
    reason: "The same; the password is looked at afterwards.",
  }),
  methodsAfterHydration: same<string[]>({
    official: ["facebook.com", "google.com"],
    local: ["google.com"],
    reason:
      "Who made an account with an e-mail that is not theirs must not keep a sign-in method. The emulator drops the password and the phone, and means to drop the rest.",
  }),
  emailAfterPassword: same<"kept" | "gone">({
    official: "gone",
    local: "kept",
    reason: "Production takes the password alone; Google has proved the e-mail.",
  }),
  accountByProving: same<{ isNew: boolean }>({
    official: { isNew: false },
    local: { isNew: true },
    reason: "Reauthenticating as another person creates an account in the emulator, but not in production.",
  }),
  emptyEmail: same<string>({
    official: "auth/missing-email",
    local: "auth/invalid-email",
    reason: "To us a text without any letter is no address. Neither the form nor another screen sends it.",
  }),
  claimsOfPhone: same<{ emailVerified?: boolean }>({
    official: {},
    local: { emailVerified: false },
    reason: "Our tokens always say whether an e-mail is proved, also when there is none.",
  }),
  unknownMail: same<Answer>({
    official: ARGUMENT,
    local: { status: 400, error: "OPERATION_NOT_ALLOWED" },
    reason: "Ours says the same of every mail that it does not send.",
  }),
  unknownField: same<Answer>({
    official: { status: 200, error: "none" },
    local: ARGUMENT,
    reason: "Production refuses fields that it does not know, as we do.",
  }),
  anonymous: same<Answer>({
    official: { status: 200, error: "none" },
    local: { status: 400, error: "ADMIN_ONLY_OPERATION" },
    reason: "The emulator has anonymous accounts. Ours has none, and a new project has not either.",
  }),
  emptyForm: same<Answer>({
    official: { status: 500, error: "UNKNOWN" },
    local: { status: 400, error: "MISSING_GRANT_TYPE" },
    reason: "The emulator trips over an empty form.",
  }),
  hugeBody: same<Answer>({
    official: { status: 200, error: "none" },
    local: { status: 413, error: "PAYLOAD_TOO_LARGE" },
    reason: "The emulator reads a thousand megabytes.",
  }),
};

/** Checks that both answers have the same type. */
function same<T>(difference: Difference<T>): Difference<T> {
  return difference;
}
