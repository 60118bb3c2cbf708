import type { AuthServices } from "@shop/session-machine";
import {
  type codeRequestMachine,
  provideCodeRequest,
  selectErrors,
  selectFormFailure,
} from "@shop/session-machine/forms";
import { AuthStep, Button, Divider, PhoneIcon, Stack } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../shared/forms/use-fields.ts";
import { EmailCode } from "./email-code.tsx";
import { EmailField } from "./email-field.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { loadPhoneSignIn } from "./load-phone-sign-in.ts";
import { useFocusWhen } from "../../shared/use-focus-when.ts";
import { session as texts } from "./texts.ts";

type EmailCodeSignInProps = Pick<AuthServices, "sendEmailCode"> & { isArrival: boolean; onPhone: () => void };

/** An address, and the code that comes to it. */
export function EmailCodeSignIn({ sendEmailCode, isArrival, onPhone }: EmailCodeSignInProps) {
  const [machine] = useState(() => provideCodeRequest({ sendEmailCode }));
  const form = useActorRef(machine);
  const sentTo = useSelector(form, (now) => (now.hasTag("done") ? now.context.submitted : null));
  const [wasSent, setWasSent] = useState(false);
  if (sentTo !== null && !wasSent) setWasSent(true);
  return (
    <>
      {sentTo === null ? (
        <Asking form={form} isArrival={isArrival || wasSent} />
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
        {texts.continueWith(texts.login.phone)}
      </Button>
    </>
  );
}

function Asking({ form, isArrival }: { form: ActorRefFrom<typeof codeRequestMachine>; isArrival: boolean }) {
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, (now) => now.hasTag("submitting"));
  const heading = useFocusWhen<HTMLHeadingElement>(isArrival);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ email: typed.text("email") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  return (
    <AuthStep heading={texts.login.byEmail} headingRef={heading} subtitle={texts.emailCode.subtitle}>
      <form {...fields}>
        <Stack gap="md">
          <EmailField autoComplete="email" error={errors.email} />
          <FailureNotice failure={failure} />
          <Button loading={isBusy} size="lg" type="submit" variant="solid" width="full">
            {texts.phone.send}
          </Button>
        </Stack>
      </form>
    </AuthStep>
  );
}
