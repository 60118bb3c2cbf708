import type { AuthServices } from "@shop/session-machine";
import { submitThrough } from "@shop/session-machine/forms";
import { providePhoneForm, selectStep } from "@shop/session-machine/phone-form";
import { useSessionRef } from "@shop/session-machine/react";
import { Button, Divider, MailIcon } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { useApp } from "../../shared/app-actor.ts";
import { PrivateHead } from "../../shared/head/head.tsx";
import { shell } from "../../shared/texts.ts";
import { session as texts } from "./texts.ts";
import { PhoneCode } from "./phone-code.tsx";
import { PhoneNumberStep } from "./phone-number-step.tsx";

type PhoneSignInProps = Pick<AuthServices, "sendCode"> & {
  isArrival: boolean;
  onEmail: () => void;
  /** It is the screen, and not a part of one with a title of its own. */
  hasTitle?: boolean;
};

/** A number, and the code that comes to it. */
export function PhoneSignIn({ sendCode, isArrival, onEmail, hasTitle = false }: PhoneSignInProps) {
  const session = useSessionRef();
  const { clock } = useApp();
  const machine = providePhoneForm({ sendCode, submit: submitThrough(session) });
  const form = useActorRef(machine, { clock });
  const step = useSelector(form, selectStep);
  const [wasSent, setWasSent] = useState(false);
  if (step === "code" && !wasSent) setWasSent(true);
  return (
    <>
      {hasTitle && (
        <PrivateHead title={shell.title(texts.login.titles[step === "code" ? "code" : "phone"])} />
      )}
      {step === "code" ? (
        <PhoneCode form={form} />
      ) : (
        <PhoneNumberStep form={form} isArrival={isArrival} isBack={wasSent} />
      )}
      <Divider>{texts.or}</Divider>
      <Button width="full" onClick={onEmail} variant="surface">
        <MailIcon />
        {texts.continueWith(texts.login.withEmail)}
      </Button>
    </>
  );
}
