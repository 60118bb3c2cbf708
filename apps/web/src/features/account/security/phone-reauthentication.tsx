import { shop } from "@shop/commerce";
import type { AuthServices } from "@shop/session-machine";
import { selectFormFailure, selectIsSubmitting } from "@shop/session-machine/forms";
import { providePhoneForm, selectStep } from "@shop/session-machine/phone-form";
import { Button, Notice, PhoneIcon } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { useApp } from "../../../shared/app-actor.ts";
import { account } from "../texts.ts";
import { PhoneCodeForm, session } from "../../session/index.ts";
import { reauthenticateThrough } from "./act-through.ts";
import type { reauthenticationMachine } from "./reauthentication-machine.ts";

const texts = account.reauthentication;

type PhoneReauthenticationProps = Pick<AuthServices, "sendCode"> & {
  reauthentication: ActorRefFrom<typeof reauthenticationMachine>;
  /** The number of the account, in E.164. */
  phone: string;
};

/** A code that is sent to the account's own phone to reauthenticate. */
export function PhoneReauthentication({ reauthentication, phone, sendCode }: PhoneReauthenticationProps) {
  const { clock } = useApp();
  const machine = providePhoneForm({ sendCode, submit: reauthenticateThrough(reauthentication) });
  const form = useActorRef(machine, { clock });
  const step = useSelector(form, selectStep);
  const signInFailure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, selectIsSubmitting);
  if (step === "code") return <PhoneCodeForm form={form} submit={texts.submit} />;
  // A number in E.164 says its country itself.
  const values = {
    country: new Intl.Locale(shop.locale).maximize().region ?? "MX",
    phone,
    rememberMe: false,
  };
  return (
    <>
      {signInFailure && <Notice status="error">{session.failures[signInFailure]}</Notice>}
      <Button
        width="full"
        loading={isBusy}
        onClick={() => form.send({ type: "form.submit", values })}
        variant="surface"
      >
        <PhoneIcon />
        <span>{texts.sms(phone.slice(-2))}</span>
      </Button>
    </>
  );
}
