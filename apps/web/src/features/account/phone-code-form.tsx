import { selectErrors, selectFormFailure, selectIsSubmitting } from "@shop/session-machine/forms";
import {
  selectIsResending,
  selectPhone,
  selectSecondsLeft,
  type phoneFormMachine,
} from "@shop/session-machine/phone-form";
import { Button, CodeField, Notice, ResendButton, Row, Stack } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../shared/forms/use-fields.ts";
import { session as texts } from "../session/index.ts";

type PhoneCodeFormProps = {
  form: ActorRefFrom<typeof phoneFormMachine>;
  /** What its button does. */
  submit: string;
  /** Beside the button: the way back. */
  children: ReactNode;
};

/** The code that came by SMS. */
export function PhoneCodeForm({ form, submit, children }: PhoneCodeFormProps) {
  const errors = useSelector(form, selectErrors);
  const signInFailure = useSelector(form, selectFormFailure);
  const isResending = useSelector(form, selectIsResending);
  const isBusy = useSelector(form, selectIsSubmitting) && !isResending;
  const number = useSelector(form, selectPhone);
  const secondsLeft = useSelector(form, selectSecondsLeft);
  const [isResent, setIsResent] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  useEffect(() => {
    const listening = form.on("code.resent", () => setIsResent(true));
    return () => listening.unsubscribe();
  }, [form]);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ code: typed.secret("code") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "code.submit", values }),
  });
  return (
    <form {...fields}>
      <Stack gap="md">
        <CodeField
          error={errors.code && texts.errors.code[errors.code]}
          hint={texts.code.sentTo(number?.international ?? "")}
          label={texts.code.label}
          name="code"
          ref={code}
        />
        {signInFailure && <Notice tone="danger">{texts.problems[signInFailure]}</Notice>}
        {isResent && !signInFailure && <Notice tone="success">{texts.code.resent}</Notice>}
        <Row>
          <Button loading={isBusy} type="submit">
            {submit}
          </Button>
          {children}
        </Row>
        <Row>
          <ResendButton
            label={texts.code.resend}
            loading={isResending}
            onResend={() => {
              setIsResent(false);
              form.send({ type: "code.resend" });
            }}
            ready={texts.code.ready}
            seconds={secondsLeft}
            tooEarly={texts.code.tooEarly}
            wait={texts.code.wait}
          />
        </Row>
      </Stack>
    </form>
  );
}
