import type { ValidationError } from "@shop/session-machine/forms";
import { TextField, type TextFieldProps } from "@shop/ui";
import { session as texts } from "../texts.ts";
import { useSignInDraft } from "../sign-in-draft.ts";

type EmailFieldProps = Required<Pick<TextFieldProps, "autoComplete">> & {
  error: ValidationError | undefined;
};

/** The e-mail, prefilled from another form or from the account to link. What is typed here prefills the next form. */
export function EmailField({ autoComplete, error }: EmailFieldProps) {
  const { email, linking, remember } = useSignInDraft();
  return (
    <TextField
      autoComplete={autoComplete}
      defaultValue={email}
      error={error && texts.errors.email[error]}
      id="email"
      // Mounted anew for an account to link: React ignores a later `defaultValue`.
      key={linking?.email}
      label={texts.login.email}
      name="email"
      onInput={({ currentTarget }) => remember({ email: currentTarget.value })}
      type="email"
    />
  );
}
