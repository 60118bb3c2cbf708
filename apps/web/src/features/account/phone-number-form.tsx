import { selectErrors, selectFormFailure, selectIsSubmitting } from "@shop/session-machine/forms";
import { selectPhone, type phoneFormMachine } from "@shop/session-machine/phone-form";
import { Button, Notice, PhoneField, Row, Stack } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { countryOptions } from "../../shared/forms/country-options.ts";
import { useFields } from "../../shared/forms/use-fields.ts";
import { session as texts } from "../session/index.ts";

type PhoneNumberFormProps = {
  form: ActorRefFrom<typeof phoneFormMachine>;
  /** Beside the button: the way back. */
  children: ReactNode;
};

/** Where the code is to go. */
export function PhoneNumberForm({ form, children }: PhoneNumberFormProps) {
  const errors = useSelector(form, selectErrors);
  const signInFailure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, selectIsSubmitting);
  const number = useSelector(form, selectPhone);
  const [countries] = useState(countryOptions);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ country: typed.text("country"), phone: typed.text("phone") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values: { ...values, rememberMe: false } }),
  });
  return (
    <form {...fields}>
      <Stack gap="md">
        <PhoneField
          country={{
            defaultValue: number?.country ?? countries[0]?.value,
            label: texts.phone.country,
            name: "country",
            options: countries,
          }}
          number={{
            defaultValue: number?.national,
            error: errors.phone && texts.errors.phone[errors.phone],
            hint: texts.phone.numberHint,
            label: texts.phone.number,
            name: "phone",
          }}
        />
        {signInFailure && <Notice tone="danger">{texts.problems[signInFailure]}</Notice>}
        <Row>
          <Button loading={isBusy} type="submit">
            {texts.phone.send}
          </Button>
          {children}
        </Row>
      </Stack>
    </form>
  );
}
