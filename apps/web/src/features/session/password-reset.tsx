import type { AuthServices } from "@shop/session-machine";
import {
  provideResetForm,
  type resetFormMachine,
  selectErrors,
  selectFormFailure,
  selectIsSent,
  selectIsSending,
  selectSentTo,
} from "@shop/session-machine/forms";
import { AuthStep, Button, Notice, Row, Stack, TextLink } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { Link } from "react-router";
import { PrivateHead } from "../../shared/head/head.tsx";
import { shell } from "../../shared/texts.ts";
import { useFields } from "../../shared/forms/use-fields.ts";
import { useFocusWhen } from "../../shared/use-focus-when.ts";
import { session as texts } from "./texts.ts";
import { useSignInMode } from "./sign-in-mode.ts";
import { EmailField } from "./email-field.tsx";
import { FailureNotice } from "./failure-notice.tsx";

type PasswordResetProps = Pick<AuthServices, "requestPasswordReset"> & { isArrival: boolean };
type StepProps = { form: ActorRefFrom<typeof resetFormMachine>; back: ReactNode; isArrival: boolean };

/** `/login?modo=recuperar`: a mail for a new password. It never tells who has an account. */
export function PasswordReset({ requestPasswordReset, isArrival }: PasswordResetProps) {
  const machine = provideResetForm({ requestPasswordReset });
  const form = useActorRef(machine);
  const isSent = useSelector(form, selectIsSent);
  const [wasSent, setWasSent] = useState(false);
  if (isSent && !wasSent) setWasSent(true);
  const { searchOf } = useSignInMode();
  const back = <TextLink link={<Link to={{ search: searchOf("email") }} />}>{texts.reset.back}</TextLink>;
  return (
    <>
      <PrivateHead title={shell.title(isSent ? texts.reset.sent.title : texts.login.titles.reset)} />
      {isSent ? (
        <Sent back={back} form={form} isArrival />
      ) : (
        <Asking back={back} form={form} isArrival={isArrival || wasSent} />
      )}
    </>
  );
}

function Asking({ form, back, isArrival }: StepProps) {
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, selectIsSending);
  const heading = useFocusWhen<HTMLHeadingElement>(isArrival);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ email: typed.text("email") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  return (
    <AuthStep heading={texts.reset.title} headingRef={heading} subtitle={texts.reset.subtitle}>
      <form {...fields}>
        <Stack gap="md">
          <EmailField autoComplete="username" error={errors.email} />
          <FailureNotice failure={failure} />
          <Button width="full" loading={isBusy} size="lg" type="submit" variant="solid">
            {texts.reset.submit}
          </Button>
        </Stack>
      </form>
      <p>{back}</p>
    </AuthStep>
  );
}

/** The same for every address, whether it has an account or not. */
function Sent({ form, back, isArrival }: StepProps) {
  const sentTo = useSelector(form, selectSentTo);
  const heading = useFocusWhen<HTMLHeadingElement>(isArrival);
  return (
    <AuthStep heading={texts.reset.sent.title} headingRef={heading}>
      <Notice tone="success">{texts.reset.sent.text(sentTo ?? "")}</Notice>
      <p>{texts.reset.sent.hint}</p>
      <Row spread>
        {back}
        <Button onClick={() => form.send({ type: "form.open" })} variant="ghost">
          {texts.reset.sent.another}
        </Button>
      </Row>
    </AuthStep>
  );
}
