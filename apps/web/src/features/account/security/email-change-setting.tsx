import { Panel, Setting, Stack, TextField } from "@shop/ui";
import { FormButtons } from "../../../shared/forms/form-buttons.tsx";
import { account } from "../texts.ts";
import { ActionPanel } from "./action-panel.tsx";
import { PanelButton } from "./panel-button.tsx";
import { type SecurityPart, useAction } from "./security-ref.ts";
import { useSecurityForm } from "./use-security-form.ts";

const texts = account.security.email;

/** The e-mail that one signs in with: another one, or the first. */
export function EmailChangeSetting(part: SecurityPart) {
  const { authAccount, security } = part;
  const { email } = useAction(security, "email");
  const action = authAccount.email === null ? texts.add : texts.change;
  return (
    <Setting
      action={
        <PanelButton kind="email" security={security}>
          {action}
        </PanelButton>
      }
      heading={texts.title}
      text={authAccount.email ?? texts.without}
    >
      <ActionPanel {...part} done={account.security.done.email(email ?? "")} kind="email">
        <Panel heading={action} text={texts.text}>
          <EmailForm {...part} />
        </Panel>
      </ActionPanel>
    </Setting>
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
