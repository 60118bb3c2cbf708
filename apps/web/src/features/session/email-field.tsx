import type { Fault } from "@shop/session-machine/forms";
import { TextField, type TextFieldProps } from "@shop/ui";
import { session as texts } from "./texts.ts";
import { useAccessDraft } from "./access-draft.ts";

type EmailFieldProps = Required<Pick<TextFieldProps, "autoComplete">> & { fault: Fault | undefined };

/** The e-mail, filled in with what was typed into another form or is known of an account that waits to be linked. */
export function EmailField({ autoComplete, fault }: EmailFieldProps) {
  const { email, linking } = useAccessDraft();
  return (
    <TextField
      autoComplete={autoComplete}
      defaultValue={email}
      error={fault && texts.faults.email[fault]}
      id="email"
      key={linking?.email}
      label={texts.login.email}
      name="email"
      type="email"
    />
  );
}
