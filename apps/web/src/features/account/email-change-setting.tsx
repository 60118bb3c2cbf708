import { Button, Panel, Setting, Stack, TextField } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useFields } from "../../shared/forms/use-fields.ts";
import { actThrough } from "./act-through.ts";
import { account } from "./texts.ts";
import { ActionPanel } from "./action-panel.tsx";
import { FormButtons } from "../../shared/forms/form-buttons.tsx";
import { Outcome } from "./outcome.tsx";
import { provideSecurityForm } from "./security-form-machine.ts";
import type { SecurityPart } from "./security-part.ts";
import { useAction } from "./security-ref.ts";

const texts = account.security.email;

/** The e-mail that one signs in with: another one, or the first. */
export function EmailChangeSetting(part: SecurityPart) {
  const { authAccount, security } = part;
  const { isOpen, email } = useAction(security, "email");
  const action = authAccount.email === null ? texts.add : texts.change;
  return (
    <Setting
      action={
        <Button
          aria-expanded={isOpen}
          onClick={() => security.send(isOpen ? { type: "panel.close" } : OPEN)}
          size="sm"
          variant="surface"
        >
          {action}
        </Button>
      }
      heading={texts.title}
      text={authAccount.email ?? texts.without}
    >
      <ActionPanel {...part} kind="email">
        <Panel heading={action} text={texts.text}>
          <EmailForm {...part} />
        </Panel>
      </ActionPanel>
      <Outcome done={account.security.done.email(email ?? "")} kind="email" security={security} />
    </Setting>
  );
}

const OPEN = { type: "panel.open", panel: { kind: "email" } } as const;

function EmailForm({ person, security }: SecurityPart) {
  const machine = provideSecurityForm({ perform: actThrough(security) });
  const form = useActorRef(machine, { input: { subject: person } });
  const { errors } = useSelector(form, (snapshot) => snapshot.context);
  const { isActing } = useAction(security, "email");
  const fields = useFields({
    machine: form,
    read: (typed) => ({ email: typed.text("email") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  const errorTexts: Partial<Record<string, string>> = account.security.errors.email;
  return (
    <form {...fields}>
      <Stack gap="md">
        <TextField
          autoComplete="email"
          error={errors.email && errorTexts[errors.email]}
          label={texts.label}
          name="email"
          type="email"
        />
        <FormButtons
          isActing={isActing}
          onCancel={() => security.send({ type: "panel.close" })}
          submit={texts.send}
        />
      </Stack>
    </form>
  );
}
