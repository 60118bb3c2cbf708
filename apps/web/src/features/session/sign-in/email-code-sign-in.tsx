import type { AuthServices } from "@shop/session-machine";
import { provideCodeRequest } from "@shop/session-machine/forms";
import { Button, Divider, PhoneIcon } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { EmailCode } from "./email-code.tsx";
import { EmailStep } from "./email-step.tsx";
import { loadPhoneSignIn } from "../phone/load-phone-sign-in.ts";
import { session as texts } from "../texts.ts";
import { useReportSent } from "../use-report-sent.ts";

type EmailCodeSignInProps = Pick<AuthServices, "sendEmailCode"> & {
  focusesHeading: boolean;
  onPhone: () => void;
  /** Called with whether a code was sent. */
  onSent?: ((isSent: boolean) => void) | undefined;
};

/** Signs in by an e-mail address and the code sent to it. */
export function EmailCodeSignIn({ sendEmailCode, focusesHeading, onPhone, onSent }: EmailCodeSignInProps) {
  const [machine] = useState(() => provideCodeRequest({ sendEmailCode }));
  const form = useActorRef(machine);
  const sentTo = useSelector(form, (current) => (current.hasTag("done") ? current.context.summary : null));
  useReportSent(sentTo !== null, onSent);
  const [wasSent, setWasSent] = useState(false);
  if (sentTo !== null && !wasSent) setWasSent(true);
  return (
    <>
      {sentTo === null ? (
        <EmailStep
          autoComplete="email"
          form={form}
          heading={texts.login.byEmail}
          focusesHeading={focusesHeading || wasSent}
          submit={texts.phone.send}
          subtitle={texts.emailCode.subtitle}
        />
      ) : (
        <EmailCode email={sentTo} onAnother={() => form.send({ type: "form.open" })} />
      )}
      <Divider>{texts.or}</Divider>
      <Button
        onClick={onPhone}
        onPointerEnter={() => void loadPhoneSignIn().catch(() => undefined)}
        variant="surface"
        width="full"
      >
        <PhoneIcon />
        <span>{texts.continueWith(texts.login.phone)}</span>
      </Button>
    </>
  );
}
