import { canUnlink } from "@shop/session-machine";
import { KeyIcon, Panel, PasswordField, PasswordRules, Row, Stack } from "@shop/ui";
import { FormButtons } from "../../../../shared/forms/form-buttons.tsx";
import { session } from "../../../session/index.ts";
import { MethodRow } from "./method-row.tsx";
import { account } from "../../texts.ts";
import { ActionPanel } from "../actions/action-panel.tsx";
import { ConfirmPanel } from "../actions/confirm-panel.tsx";
import { OnlyMethod } from "./method-item.tsx";
import { PanelButton } from "../actions/panel-button.tsx";
import { useSecurityForm } from "../actions/use-security-form.ts";
import type { SecurityPart } from "../actions/use-security.ts";

const texts = account.security.password;

/** The password. An account without an e-mail has none. */
export function PasswordItem(part: SecurityPart) {
  const { authAccount, security } = part;
  const hasPassword = authAccount.methods.some(({ method }) => method === "password");
  const label = hasPassword ? texts.changeLabel : texts.addLabel;
  const without = authAccount.email === null ? texts.needsEmail : texts.without;
  return (
    <MethodRow
      action={
        <Row>
          {hasPassword && !canUnlink(authAccount) && <OnlyMethod />}
          {authAccount.email !== null && (
            <PanelButton aria-label={label} kind="password" security={security}>
              {hasPassword ? texts.change : texts.add}
            </PanelButton>
          )}
          {hasPassword && canUnlink(authAccount) && (
            <PanelButton aria-label={texts.removeLabel} kind="unlink" method="password" security={security}>
              {texts.remove}
            </PanelButton>
          )}
        </Row>
      }
      detail={hasPassword ? texts.text : without}
      icon={<KeyIcon />}
      name={texts.name}
    >
      <ActionPanel {...part} done={account.security.done.password} kind="password">
        <Panel heading={label} {...(hasPassword && { text: texts.others })}>
          <PasswordForm {...part} />
        </Panel>
      </ActionPanel>
      <ActionPanel {...part} done={account.security.done.passwordRemoved} kind="unlink" method="password">
        <ConfirmPanel
          action={{ kind: "unlink", method: "password" }}
          heading={texts.confirm}
          isDanger
          security={security}
          text={texts.confirmText}
          yes={texts.removeLabel}
        />
      </ActionPanel>
    </MethodRow>
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
        {/* Password managers store the new password under this username. */}
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
