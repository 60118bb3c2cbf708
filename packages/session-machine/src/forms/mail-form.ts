import { normalizeLine } from "@shop/contract";
import { createFormMachine, port } from "@shop/machine-factories";
import { toSignInFailure } from "../sign-in-failure.ts";
import { checkEmail } from "./credentials.ts";

export type MailValues = { email: string };

/** Where a mail is sent to: once done, it is on its way; `form.open` asks for the address once more. */
export const mailFormMachine = createFormMachine({
  id: "mailForm",
  description: "An address that a mail is sent to. Whoever asks learns nothing about who has an account.",
  fields: ["email"],
  validation: {
    errorsIn: ({ email }: MailValues) => {
      const error = checkEmail(email);
      return error ? { email: error } : {};
    },
  },
  submit: port<void, MailValues>("submit"),
  submissionOf: ({ email }: MailValues) => ({ email: normalizeLine(email) }),
  summaryOf: ({ email }) => email,
  toFailure: toSignInFailure,
});
