import { shop } from "@shop/commerce";
import type { AccessServices } from "@shop/session-machine";
import { selectFormProblem, selectIsSubmitting } from "@shop/session-machine/forms";
import { providePhoneForm, selectStep } from "@shop/session-machine/phone-form";
import { Button, Notice, PhoneIcon } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useApp } from "../../shared/app-actor.ts";
import { account } from "./texts.ts";
import { session } from "../session/index.ts";
import { proveThrough } from "./act-through.ts";
import { PhoneCodeForm } from "./phone-code-form.tsx";
import type { proofMachine } from "./proof-machine.ts";

const texts = account.proof;

type PhoneProofProps = Pick<AccessServices, "sendCode"> & {
  proof: ActorRefFrom<typeof proofMachine>;
  /** The number of the account, in E.164. */
  phone: string;
};

/** A code that is sent to the account's own phone as the proof. */
export function PhoneProof({ proof, phone, sendCode }: PhoneProofProps) {
  const { clock } = useApp();
  const [machine] = useState(() => providePhoneForm({ sendCode, submit: proveThrough(proof) }));
  const form = useActorRef(machine, { clock });
  const step = useSelector(form, selectStep);
  const problem = useSelector(form, selectFormProblem);
  const isBusy = useSelector(form, selectIsSubmitting);
  if (step === "code") {
    return (
      <PhoneCodeForm form={form} submit={texts.submit}>
        {null}
      </PhoneCodeForm>
    );
  }
  // A number in E.164 says its country itself.
  const values = { country: new Intl.Locale(shop.locale).maximize().region ?? "MX", phone };
  return (
    <>
      {problem && <Notice tone="danger">{session.problems[problem]}</Notice>}
      <Button
        block
        icon={<PhoneIcon />}
        loading={isBusy}
        onClick={() => form.send({ type: "form.submit", values, keep: false })}
        variant="plain"
      >
        {texts.sms(phone.slice(-2))}
      </Button>
    </>
  );
}
