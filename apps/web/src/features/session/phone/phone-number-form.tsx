import { shop } from "@shop/commerce";
import { selectErrors, selectFormFailure, selectIsSubmitting } from "@shop/session-machine/forms";
import { listCountries, selectPhone, type phoneFormMachine } from "@shop/session-machine/phone-form";
import { Button, type ButtonProps, Row, Stack } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { FailureNotice } from "../failure-notice.tsx";
import { session as texts } from "../texts.ts";
import { PhoneField } from "../components/phone-field/phone-field.tsx";

type PhoneNumberFormProps = {
  form: ActorRefFrom<typeof phoneFormMachine>;
  /** Stay signed in for 30 days. */
  rememberMe?: boolean;
  /** The size of its button, if not the default. */
  button?: Pick<ButtonProps, "size" | "width">;
  /** Beside its button: the button back. */
  beside?: ReactNode;
  /** Below the number: other choices. */
  children?: ReactNode;
};

/** The phone number to which the code is sent. */
export function PhoneNumberForm(props: PhoneNumberFormProps) {
  const { form, rememberMe = false, button, beside, children } = props;
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, selectIsSubmitting);
  const number = useSelector(form, selectPhone);
  const [countries] = useState(countryOptions);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ country: typed.text("country"), phone: typed.text("phone") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values: { ...values, rememberMe } }),
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
        {children}
        <FailureNotice failure={failure} />
        <Row>
          <Button {...button} loading={isBusy} type="submit">
            {texts.phone.send}
          </Button>
          {beside}
        </Row>
      </Stack>
    </form>
  );
}

/** The countries of phone numbers, the shop's own first. */
function countryOptions(): { value: string; label: string }[] {
  const first = new Intl.Locale(shop.locale).maximize().region ?? "MX";
  return listCountries({ locale: shop.locale, first }).map(({ code, name, callingCode }) => ({
    value: code,
    label: `${name} (+${callingCode})`,
  }));
}
