import { normalizeLine } from "@shop/contract";
import { createFormMachine, port } from "@shop/machine-factories";
import { toSignInFailure, type FailedSignIn } from "../sign-in-failure.ts";
import { checkEmail, type ValidationError } from "./credentials.ts";

export type MailValues = { email: string };

/** The address of a mail: once done, it was sent; `form.open` opens the form again. */
export const mailFormMachine = createFormMachine({
  types: {} as { values: MailValues; error: ValidationError; failure: FailedSignIn; summary: string },
  id: "mailForm",
  description: "The address of a mail. It never reveals whether there is an account.",
  fields: ["email"],
  validation: {
    errorsIn: ({ email }) => {
      const error = checkEmail(email);
      return error ? { email: error } : {};
    },
  },
  submit: port<void, MailValues>("submit"),
  toSubmission: ({ email }) => ({ email: normalizeLine(email) }),
  toSummary: ({ email }) => email,
  toFailure: toSignInFailure,
});
