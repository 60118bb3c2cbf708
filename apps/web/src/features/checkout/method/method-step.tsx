import { selectPaymentMethod, selectPaymentMethods } from "@shop/checkout-machine";
import { useSteps, useStepsRef } from "@shop/checkout-machine/react";
import { selectHasConfirmedContact } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { ShippingOptions, Stack } from "@shop/ui";
import { EmailSetting, type EmailServices } from "../../account/index.ts";
import { checkout as texts } from "../texts.ts";
import { order } from "../../orders/index.ts";
import { StepForm } from "../frame/step-form.tsx";

/** The choice of a payment method of this shop. */
export function MethodStep({ services }: { services: EmailServices }) {
  const steps = useStepsRef();
  const methods = useSteps(selectPaymentMethods);
  const chosen = useSteps(selectPaymentMethod);
  const isConfirmed = useSession(selectHasConfirmedContact);
  return (
    <Stack gap="lg">
      {isConfirmed === false && chosen === "contraentrega" && (
        <EmailSetting level={2} services={services} why={texts.method.unconfirmed} />
      )}
      <StepForm>
        <ShippingOptions
          legend={texts.method.legend}
          onChange={(value) => {
            const method = methods.find((each) => each === value);
            if (method) steps.send({ type: "method.choose", method });
          }}
          options={methods.map((method) => ({
            value: method,
            label: order.method.names[method],
            detail: texts.method.details[method],
          }))}
          value={chosen ?? undefined}
        />
      </StepForm>
    </Stack>
  );
}
