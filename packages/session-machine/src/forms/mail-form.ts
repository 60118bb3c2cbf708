import { normalizeLine } from "@shop/contract";
import { createFormMachine, port } from "@shop/machine-factories";
import { toSignInFailure, type FailedSignIn } from "../sign-in-failure.ts";
import { checkEmail, type ValidationError } from "./credentials.ts";

export type MailValues = { email: string };

/** Where a mail is sent to: once done, it is on its way; `form.open` asks for the address once more. */
export const mailFormMachine = createFormMachine({
  types: {} as { values: MailValues; error: ValidationError; failure: FailedSignIn; summary: string },
  id: "mailForm",
  description: "An address that a mail is sent to. It never says whether there is an account.",
  fields: ["email"],
  validation: {
    errorsIn: ({ email }) => {
      const error = checkEmail(email);
      return error ? { email: error } : {};
    },
  },
  submit: port<void, MailValues>("submit"),
  submissionOf: ({ email }) => ({ email: normalizeLine(email) }),
  summaryOf: ({ email }) => email,
  toFailure: toSignInFailure,
});
