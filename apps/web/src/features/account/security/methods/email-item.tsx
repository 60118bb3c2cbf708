import { MailIcon, Panel, Stack, TextField } from "@shop/ui";
import { FormButtons } from "../../../../shared/forms/form-buttons.tsx";
import { MethodRow } from "./method-row.tsx";
import { account } from "../../texts.ts";
import { ActionPanel } from "../actions/action-panel.tsx";
import { PanelButton } from "../actions/panel-button.tsx";
import { useSecurityForm } from "../actions/use-security-form.ts";
import { useAction, type SecurityPart } from "../actions/use-security.ts";

const texts = account.security.email;

/** The e-mail: codes are mailed to it, and the password belongs to it. */
export function EmailItem(part: SecurityPart) {
  const { authAccount, security } = part;
  const { email: newEmail } = useAction(security, "email");
  const { email, emailVerified } = authAccount;
  const label = email === null ? texts.addLabel : texts.changeLabel;
  const detail = () => {
    if (email === null) return texts.without;
    return emailVerified ? texts.verified(email) : texts.unverified(email);
  };
  return (
    <MethodRow
      action={
        <PanelButton aria-label={label} kind="email" security={security}>
          {email === null ? texts.add : texts.change}
        </PanelButton>
      }
      detail={detail()}
      icon={<MailIcon />}
      name={texts.name}
    >
      <ActionPanel {...part} done={account.security.done.email(newEmail ?? "")} kind="email">
        <Panel heading={label} text={texts.text}>
          <EmailForm {...part} />
        </Panel>
      </ActionPanel>
    </MethodRow>
  );
}

function EmailForm(part: SecurityPart) {
  const { fields, errorOf, buttons } = useSecurityForm(part, "email", (typed) => ({
    email: typed.text("email"),
  }));
  return (
    <form {...fields}>
      <Stack gap="md">
        <TextField
          autoComplete="email"
          error={errorOf("email")}
          label={texts.label}
          name="email"
          type="email"
        />
        <FormButtons {...buttons} submit={texts.send} />
      </Stack>
    </form>
  );
}
