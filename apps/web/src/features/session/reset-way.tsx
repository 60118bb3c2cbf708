import type { AccessServices } from "@shop/session-machine";
import {
  provideResetForm,
  type resetFormMachine,
  selectFaults,
  selectFormProblem,
  selectIsSent,
  selectIsSubmitting,
  selectSentTo,
} from "@shop/session-machine/forms";
import { AuthStep, Button, Notice, Row, Stack, TextLink } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { Link } from "react-router";
import { useFields } from "../../shared/forms/use-fields.ts";
import { session as texts } from "./texts.ts";
import { useAccessDraft } from "./access-draft.ts";
import { useAccessMode } from "./access-mode.ts";
import { EmailField } from "./email-field.tsx";
import { Problem } from "./problem.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";

type ResetWayProps = Pick<AccessServices, "requestPasswordReset"> & { isArrival: boolean };
type StepProps = { form: ActorRefFrom<typeof resetFormMachine>; back: ReactNode; isArrival: boolean };

/** `/login?modo=recuperar`: a mail for a new password. It never tells who has an account. */
export function ResetWay({ requestPasswordReset, isArrival }: ResetWayProps) {
  const [machine] = useState(() => provideResetForm({ requestPasswordReset }));
  const form = useActorRef(machine);
  const isSent = useSelector(form, selectIsSent);
  const [wasSent, setWasSent] = useState(false);
  if (isSent && !wasSent) setWasSent(true);
  const { searchOf } = useAccessMode();
  const back = <TextLink link={<Link to={{ search: searchOf("email") }} />}>{texts.reset.back}</TextLink>;
  return isSent ? (
    <Sent back={back} form={form} isArrival />
  ) : (
    <Asking back={back} form={form} isArrival={isArrival || wasSent} />
  );
}

function Asking({ form, back, isArrival }: StepProps) {
  const faults = useSelector(form, selectFaults);
  const problem = useSelector(form, selectFormProblem);
  const isBusy = useSelector(form, selectIsSubmitting);
  const { remember } = useAccessDraft();
  const heading = useArrivalFocus(isArrival);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ email: typed.text("email") }),
    send: (event) => {
      form.send(event);
      remember({ email: event.values.email });
    },
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  return (
    <AuthStep heading={texts.reset.title} headingRef={heading} lead={texts.reset.lead}>
      <form {...fields}>
        <Stack gap="md">
          <EmailField autoComplete="username" fault={faults.email} />
          <Problem problem={problem} />
          <Button block loading={isBusy} size="lg" type="submit" variant="solid">
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
  const heading = useArrivalFocus(isArrival);
  return (
    <AuthStep heading={texts.reset.sent.title} headingRef={heading}>
      <Notice tone="success">{texts.reset.sent.text(sentTo ?? "")}</Notice>
      <p>{texts.reset.sent.hint}</p>
      <Row spread>
        {back}
        <Button onClick={() => form.send({ type: "mail.another" })} variant="ghost">
          {texts.reset.sent.another}
        </Button>
      </Row>
    </AuthStep>
  );
}
