import {
  type mailFormMachine,
  selectErrors,
  selectFormFailure,
  selectIsSending,
} from "@shop/session-machine/forms";
import { Button, Stack, type TextFieldProps } from "@shop/ui";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { useFocusWhen } from "../../../shared/use-focus-when.ts";
import { EmailField } from "./email-field.tsx";
import { FailureNotice } from "../failure-notice.tsx";
import { AuthStep } from "../components/auth-card/auth-step.tsx";

type EmailStepProps = Required<Pick<TextFieldProps, "autoComplete">> & {
  form: ActorRefFrom<typeof mailFormMachine>;
  heading: string;
  /** Level of the heading. */
  level?: 1 | 2;
  subtitle: string;
  /** Label of its button. */
  submit: string;
  focusesHeading: boolean;
  /** Below the form: the link back. */
  children?: ReactNode;
};

/** The address to which a mail is sent. */
export function EmailStep(props: EmailStepProps) {
  const { form, autoComplete, heading, level, subtitle, submit, focusesHeading, children } = props;
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, selectIsSending);
  const headingRef = useFocusWhen<HTMLHeadingElement>(focusesHeading);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ email: typed.text("email") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  return (
    <AuthStep heading={heading} headingRef={headingRef} subtitle={subtitle} {...(level && { level })}>
      <form {...fields}>
        <Stack gap="md">
          <EmailField autoComplete={autoComplete} error={errors.email} />
          <FailureNotice failure={failure} />
          <Button loading={isBusy} size="lg" type="submit" variant="solid" width="full">
            {submit}
          </Button>
        </Stack>
      </form>
      {children}
    </AuthStep>
  );
}
