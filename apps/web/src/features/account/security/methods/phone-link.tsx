import { providePhoneForm, selectStep } from "@shop/session-machine/phone-form";
import { Button, Panel } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useApp } from "../../../../shared/app-actor.ts";
import { account } from "../../texts.ts";
import { shell } from "../../../../shared/texts.ts";
import { linkThrough } from "../actions/act-through.ts";
import { PhoneCodeForm, PhoneNumberForm } from "../../../session/index.ts";
import type { SecurityPart } from "../actions/use-security.ts";

const texts = account.security.phone;

/** Links a phone number, after a code was sent to it. */
export function PhoneLink({ security, services }: SecurityPart) {
  const { clock } = useApp();
  const machine = providePhoneForm({ sendCode: services.sendCode, submit: linkThrough(security) });
  const form = useActorRef(machine, { clock });
  const step = useSelector(form, selectStep);
  const cancel = (
    <Button onClick={() => security.send({ type: "panel.close" })} variant="surface">
      {shell.cancel}
    </Button>
  );
  return (
    <Panel heading={texts.title} text={texts.text}>
      {step === "code" ? (
        <PhoneCodeForm beside={cancel} form={form} submit={texts.confirm} />
      ) : (
        <PhoneNumberForm beside={cancel} form={form} />
      )}
    </Panel>
  );
}
