import { Panel, PasswordField, PasswordRules, Setting, Stack } from "@shop/ui";
import { FormButtons } from "../../../shared/forms/form-buttons.tsx";
import { account } from "../texts.ts";
import { session } from "../../session/index.ts";
import { ActionPanel } from "./action-panel.tsx";
import { PanelButton } from "./panel-button.tsx";
import type { SecurityPart } from "./security-ref.ts";
import { useSecurityForm } from "./use-security-form.ts";

const texts = account.security.password;

/** The password: another one, or the first. */
export function PasswordSetting(part: SecurityPart) {
  const { authAccount, security } = part;
  const hasPassword = authAccount.methods.some(({ method }) => method === "password");
  const action = hasPassword ? texts.change : texts.add;
  const without = authAccount.email === null ? texts.needsEmail : texts.without;
  return (
    <Setting
      action={
        authAccount.email !== null && (
          <PanelButton kind="password" security={security}>
            {action}
          </PanelButton>
        )
      }
      heading={texts.title}
      text={hasPassword ? texts.text : without}
    >
      <ActionPanel {...part} done={account.security.done.password} kind="password">
        <Panel heading={action}>
          <PasswordForm {...part} />
        </Panel>
      </ActionPanel>
    </Setting>
  );
}

const RULES = "new-password-rules";

function PasswordForm(part: SecurityPart) {
  const { fields, errorOf, rules, buttons } = useSecurityForm(part, "password", (typed) => ({
    password: typed.secret("password"),
  }));
  return (
    <form {...fields}>
      <Stack gap="md">
        {/* Password managers keep the new password under the account that it belongs to. */}
        <input autoComplete="username" defaultValue={part.person.email} hidden name="username" type="email" />
        <Stack gap="sm">
          <PasswordField
            aria-describedby={RULES}
            autoComplete="new-password"
            error={errorOf("password")}
            label={texts.label}
            name="password"
            toggle={session.passwordToggle}
          />
          <PasswordRules
            id={RULES}
            progress={session.rules.progress(Object.values(rules).filter(Boolean).length)}
            rules={[
              { text: session.rules.length, isMet: rules.length },
              { text: session.rules.notPersonal, isMet: rules.notPersonal },
            ]}
            states={session.rules.states}
          />
        </Stack>
        <FormButtons {...buttons} submit={texts.save} />
      </Stack>
    </form>
  );
}
