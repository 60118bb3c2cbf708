import { Button, Panel, PasswordField, PasswordRules, Setting, Stack } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useFields } from "../../shared/forms/use-fields.ts";
import { actThrough } from "./act-through.ts";
import { account } from "./texts.ts";
import { session } from "../session/index.ts";
import { ActionPanel } from "./action-panel.tsx";
import { FormButtons } from "../../shared/forms/form-buttons.tsx";
import { Outcome } from "./outcome.tsx";
import { provideSecurityForm } from "./security-form-machine.ts";
import type { SecurityPart } from "./security-part.ts";
import { useAction } from "./security-ref.ts";

const texts = account.security.password;

/** The password: another one, or the first. */
export function PasswordSetting(part: SecurityPart) {
  const { authAccount, security } = part;
  const { isOpen } = useAction(security, "password");
  const hasPassword = authAccount.methods.some(({ method }) => method === "password");
  const action = hasPassword ? texts.change : texts.add;
  const without = authAccount.email === null ? texts.needsEmail : texts.without;
  return (
    <Setting
      action={
        authAccount.email !== null && (
          <Button
            aria-expanded={isOpen}
            onClick={() => security.send(isOpen ? { type: "panel.close" } : OPEN)}
            size="sm"
            variant="surface"
          >
            {action}
          </Button>
        )
      }
      heading={texts.title}
      text={hasPassword ? texts.text : without}
    >
      <ActionPanel {...part} kind="password">
        <Panel heading={action}>
          <PasswordForm {...part} />
        </Panel>
      </ActionPanel>
      <Outcome done={account.security.done.password} kind="password" security={security} />
    </Setting>
  );
}

const OPEN = { type: "panel.open", panel: { kind: "password" } } as const;
const RULES = "new-password-rules";

function PasswordForm({ person, security }: SecurityPart) {
  const machine = provideSecurityForm({ perform: actThrough(security) });
  const form = useActorRef(machine, { input: { subject: person } });
  const { errors, hints: rules } = useSelector(form, (snapshot) => snapshot.context);
  const { isActing } = useAction(security, "password");
  const fields = useFields({
    machine: form,
    read: (typed) => ({ password: typed.secret("password") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  const errorTexts: Partial<Record<string, string>> = account.security.errors.password;
  return (
    <form {...fields}>
      <Stack gap="md">
        {/* Password managers keep the new password under the account that it belongs to. */}
        <input autoComplete="username" defaultValue={person.email} hidden name="username" type="email" />
        <Stack gap="sm">
          <PasswordField
            aria-describedby={RULES}
            autoComplete="new-password"
            error={errors.password && errorTexts[errors.password]}
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
        <FormButtons
          isActing={isActing}
          onCancel={() => security.send({ type: "panel.close" })}
          submit={texts.save}
        />
      </Stack>
    </form>
  );
}
