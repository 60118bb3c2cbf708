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

const texts = account.security.remove;

/** Deletes the account, after the shopper has typed the confirmation. */
export function RemoveSetting(part: SecurityPart) {
  const { security } = part;
  const { isOpen } = useAction(security, "delete");
  return (
    <Setting
      action={
        <Button
          aria-expanded={isOpen}
          onClick={() => security.send(isOpen ? { type: "panel.close" } : OPEN)}
          size="sm"
          colorPalette="red"
          variant="subtle"
        >
          {texts.action}
        </Button>
      }
      heading={texts.title}
      text={texts.text}
    >
      <ActionPanel {...part} kind="delete">
        <Panel danger heading={texts.panel} text={texts.panelText}>
          <RemoveForm {...part} />
        </Panel>
      </ActionPanel>
      <Outcome kind="delete" security={security} />
    </Setting>
  );
}

const OPEN = { type: "panel.open", panel: { kind: "delete" } } as const;

function RemoveForm({ person, security }: SecurityPart) {
  const machine = provideSecurityForm({ perform: actThrough(security) });
  const form = useActorRef(machine, { input: { subject: person } });
  const { errors } = useSelector(form, (snapshot) => snapshot.context);
  const { isActing } = useAction(security, "delete");
  const fields = useFields({
    machine: form,
    read: (typed) => ({ word: typed.text("word") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  const errorTexts: Partial<Record<string, string>> = account.security.errors.word;
  return (
    <form {...fields}>
      <Stack gap="md">
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={errors.word && errorTexts[errors.word]}
          label={texts.label}
          name="word"
          spellCheck={false}
        />
        <FormButtons
          isActing={isActing}
          isDanger
          onCancel={() => security.send({ type: "panel.close" })}
          submit={texts.yes}
        />
      </Stack>
    </form>
  );
}
