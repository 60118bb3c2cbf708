import { selectErrors, selectFormFailure, selectIsSubmitting } from "@shop/session-machine/forms";
import { selectPhone, type phoneFormMachine } from "@shop/session-machine/phone-form";
import { AuthStep, Button, Checkbox, PhoneField, Stack } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { countryOptions } from "../../shared/forms/country-options.ts";
import { useFields } from "../../shared/forms/use-fields.ts";
import { session as texts } from "./texts.ts";
import { useSignInDraft } from "./sign-in-draft.ts";
import { LinkingNotice } from "./linking-notice.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";

type PhoneNumberStepProps = {
  form: ActorRefFrom<typeof phoneFormMachine>;
  isArrival: boolean;
  /** The shopper comes back from the code to mend the number. */
  isBack: boolean;
};

/** Where the code is to go. */
export function PhoneNumberStep({ form, isArrival, isBack }: PhoneNumberStepProps) {
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const isBusy = useSelector(form, selectIsSubmitting);
  const number = useSelector(form, selectPhone);
  const { rememberMe, remember } = useSignInDraft();
  const heading = useArrivalFocus(isArrival || isBack);
  const [countries] = useState(countryOptions);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ country: typed.text("country"), phone: typed.text("phone") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values: { ...values, rememberMe } }),
  });
  return (
    <AuthStep heading={texts.phone.title} headingRef={heading} subtitle={texts.phone.subtitle}>
      <form {...fields}>
        <Stack gap="md">
          <LinkingNotice />
          <PhoneField
            country={{
              defaultValue: number?.country ?? countries[0]?.value,
              id: "country",
              label: texts.phone.country,
              name: "country",
              options: countries,
            }}
            number={{
              defaultValue: number?.national,
              error: errors.phone && texts.errors.phone[errors.phone],
              hint: texts.phone.numberHint,
              id: "phone",
              label: texts.phone.number,
              name: "phone",
            }}
          />
          <Checkbox
            checked={rememberMe}
            detail={texts.login.setHint}
            label={texts.login.rememberMe}
            name="rememberMe"
            onChange={(event) => remember({ rememberMe: event.currentTarget.checked })}
          />
          <FailureNotice failure={failure} />
          <Button width="full" loading={isBusy} size="lg" type="submit" variant="solid">
            {texts.phone.send}
          </Button>
        </Stack>
      </form>
    </AuthStep>
  );
}
