import {
  provideEmailCode,
  selectErrors,
  selectFormFailure,
  selectIsSubmitting,
  submitThrough,
} from "@shop/session-machine/forms";
import { useSessionRef } from "@shop/session-machine/react";
import { Button, Row, Stack } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { useFocusWhen } from "../../../shared/use-focus-when.ts";
import { FailureNotice } from "../failure-notice.tsx";
import { session as texts } from "../texts.ts";
import { AuthStep } from "../components/auth-card/auth-step.tsx";
import { CodeField } from "../components/code-field/code-field.tsx";

/** The code from an e-mail, and a button to resend it. */
export function EmailCode({ email, onAnother }: { email: string; onAnother: () => void }) {
  const session = useSessionRef();
  const [machine] = useState(() => provideEmailCode({ submit: submitThrough(session) }));
  const form = useActorRef(machine, { input: { subject: { email } } });
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, selectIsSubmitting);
  // The code is the only field of this step.
  const code = useFocusWhen<HTMLInputElement>(true);
  useEffect(() => {
    if (failure === "wrongCode") code.current?.select();
  }, [code, failure]);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ code: typed.secret("code") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  return (
    <AuthStep heading={texts.code.title}>
      <form {...fields}>
        <Stack gap="md">
          <CodeField
            error={errors.code && texts.errors.code[errors.code]}
            hint={texts.emailCode.sentTo(email)}
            id="code"
            label={texts.code.label}
            name="code"
            ref={code}
          />
          <FailureNotice failure={failure} />
          <Button loading={isBusy} size="lg" type="submit" variant="solid" width="full">
            {texts.emailCode.submit}
          </Button>
        </Stack>
      </form>
      <Row>
        <Button onClick={onAnother} variant="ghost">
          {texts.emailCode.another}
        </Button>
      </Row>
    </AuthStep>
  );
}
