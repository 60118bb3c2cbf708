import { selectErrors, selectFormFailure, selectIsSubmitting } from "@shop/session-machine/forms";
import {
  selectIsResending,
  selectPhone,
  selectSecondsLeft,
  type phoneFormMachine,
} from "@shop/session-machine/phone-form";
import { Button, type ButtonProps, Notice, Row, Stack } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { useEffect, useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { useFocusWhen } from "../../../shared/use-focus-when.ts";
import { FailureNotice } from "../failure-notice.tsx";
import { session as texts } from "../texts.ts";
import { CodeField } from "../components/code-field/code-field.tsx";
import { ResendButton } from "../components/resend-button/resend-button.tsx";

type PhoneCodeFormProps = {
  form: ActorRefFrom<typeof phoneFormMachine>;
  /** Label of its button. */
  submit: string;
  /** The size of its button, if not the default. */
  button?: Pick<ButtonProps, "size" | "width">;
  /** Beside its button: the button back. */
  beside?: ReactNode;
  /** Beside the button that sends the code again. */
  children?: ReactNode;
};

/** The code from an SMS, and a button to resend it. */
export function PhoneCodeForm({ form, submit, button, beside, children }: PhoneCodeFormProps) {
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, selectIsSubmitting);
  const number = useSelector(form, selectPhone);
  const secondsLeft = useSelector(form, selectSecondsLeft);
  const isResending = useSelector(form, selectIsResending);
  const [isResent, setIsResent] = useState(false);
  // Focused at once, so that the shopper can type the code or autofill it from the message.
  const code = useFocusWhen<HTMLInputElement>(true);
  useEffect(() => {
    const listening = form.on("code.resent", () => {
      setIsResent(true);
      if (code.current) code.current.value = "";
    });
    return () => listening.unsubscribe();
  }, [code, form]);
  useEffect(() => {
    if (failure === "wrongCode") code.current?.select();
  }, [code, failure]);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ code: typed.secret("code") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "code.submit", values }),
  });
  return (
    <>
      <form {...fields}>
        <Stack gap="md">
          <CodeField
            error={errors.code && texts.errors.code[errors.code]}
            hint={texts.code.sentTo(number?.international ?? "")}
            label={texts.code.label}
            name="code"
            ref={code}
          />
          <FailureNotice failure={failure} />
          {isResent && !failure && <Notice status="success">{texts.code.resent}</Notice>}
          <Row>
            <Button {...button} loading={isBusy && !isResending} type="submit">
              {submit}
            </Button>
            {beside}
          </Row>
        </Stack>
      </form>
      <Row spread>
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
        {children}
      </Row>
    </>
  );
}
