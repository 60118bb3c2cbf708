import type { AuthServices } from "@shop/session-machine";
import { submitThrough } from "@shop/session-machine/forms";
import { type phoneFormMachine, providePhoneForm, selectStep } from "@shop/session-machine/phone-form";
import { useSessionRef } from "@shop/session-machine/react";
import { Button, Checkbox, Divider, MailIcon } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useApp } from "../../../shared/app-actor.ts";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { shell } from "../../../shared/texts.ts";
import { useFocusWhen } from "../../../shared/use-focus-when.ts";
import { session as texts } from "../texts.ts";
import { LinkingNotice } from "../linking-notice.tsx";
import { PhoneCodeForm } from "./phone-code-form.tsx";
import { PhoneNumberForm } from "./phone-number-form.tsx";
import { useReportSent } from "../use-report-sent.ts";
import { useSignInDraft } from "../sign-in-draft.ts";
import { AuthStep } from "../components/auth-card/auth-step.tsx";

type PhoneSignInProps = Pick<AuthServices, "sendCode"> & {
  focusesHeading: boolean;
  onEmail: () => void;
  /** Called with whether a code was sent. */
  onSent?: ((isSent: boolean) => void) | undefined;
  /** It is the whole screen, and not part of one with its own title. */
  hasTitle?: boolean;
};

/** Signs in by a phone number and the code sent to it. */
export function PhoneSignIn({
  sendCode,
  focusesHeading,
  onEmail,
  onSent,
  hasTitle = false,
}: PhoneSignInProps) {
  const session = useSessionRef();
  const { clock } = useApp();
  const machine = providePhoneForm({ sendCode, submit: submitThrough(session) });
  const form = useActorRef(machine, { clock });
  const step = useSelector(form, selectStep);
  useReportSent(step === "code", onSent);
  const [wasSent, setWasSent] = useState(false);
  if (step === "code" && !wasSent) setWasSent(true);
  return (
    <>
      {hasTitle && (
        <PrivateHead title={shell.title(texts.login.titles[step === "code" ? "code" : "phone"])} />
      )}
      {step === "code" ? (
        <AuthStep heading={texts.code.title}>
          <PhoneCodeForm button={WIDE} form={form} submit={texts.login.submit}>
            <Button onClick={() => form.send({ type: "number.edit" })} variant="ghost">
              {texts.code.editNumber}
            </Button>
          </PhoneCodeForm>
        </AuthStep>
      ) : (
        // The heading also gets the focus when the shopper returns from the code to correct the number.
        <PhoneNumber form={form} focusesHeading={focusesHeading || wasSent} />
      )}
      <Divider>{texts.or}</Divider>
      <Button width="full" onClick={onEmail} variant="surface">
        <MailIcon />
        <span>{texts.continueWith(texts.login.withEmail)}</span>
      </Button>
    </>
  );
}

/** The only button of the step. */
const WIDE = { size: "lg", width: "full" } as const;

type PhoneNumberProps = { form: ActorRefFrom<typeof phoneFormMachine>; focusesHeading: boolean };

function PhoneNumber({ form, focusesHeading }: PhoneNumberProps) {
  const { rememberMe, remember } = useSignInDraft();
  const heading = useFocusWhen<HTMLHeadingElement>(focusesHeading);
  return (
    <AuthStep heading={texts.phone.title} headingRef={heading} subtitle={texts.phone.subtitle}>
      <LinkingNotice />
      <PhoneNumberForm button={WIDE} form={form} rememberMe={rememberMe}>
        <Checkbox
          checked={rememberMe}
          detail={texts.login.setHint}
          label={texts.login.rememberMe}
          name="rememberMe"
          onChange={(event) => remember({ rememberMe: event.currentTarget.checked })}
        />
      </PhoneNumberForm>
    </AuthStep>
  );
}
