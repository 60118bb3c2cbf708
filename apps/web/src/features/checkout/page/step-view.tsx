import {
  isBefore,
  selectFirstOpenStep,
  selectNotice,
  selectPaymentMethods,
  selectPrice,
  STEPS,
  type Step,
} from "@shop/checkout-machine";
import { useSteps } from "@shop/checkout-machine/react";
import { Notice, PageHeading, Stack } from "@shop/ui";
import { Link } from "react-router";
import type { AddressServices, EmailServices } from "../../account/index.ts";
import { type CartFailure, CartFailureBar, useCartFailure } from "../../cart/index.ts";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { checkout as texts, noticeText } from "../texts.ts";
import { money } from "../../../shared/format.ts";
import { shell } from "../../../shared/texts.ts";
import { AddressStep } from "../address/address-step.tsx";
import { MethodStep } from "../method/method-step.tsx";
import { PayButton } from "../review/pay-button.tsx";
import { ReviewStep } from "../review/review-step.tsx";
import { ShippingStep } from "../shipping/shipping-step.tsx";
import { STEP_PATHS } from "../step-paths.ts";
import { Summary } from "../frame/summary.tsx";
import { Trust } from "../frame/trust.tsx";
import { CheckoutFrame } from "../frame/checkout-frame.tsx";
import { CheckoutSteps } from "../frame/checkout-steps.tsx";

type StepViewProps = { step: Step; services: AddressServices & EmailServices };

/** One step: the list of steps, the choices of this one, and the summary. */
export function StepView({ step, services }: StepViewProps) {
  const price = useSteps(selectPrice);
  const notice = useSteps(selectNotice);
  const methods = useSteps(selectPaymentMethods);
  const failure = useCartFailure();
  const name = texts.steps.names[step];
  return (
    <>
      <PrivateHead title={shell.title(texts.pageTitle(name))} />
      <Steps step={step} />
      <PageHeading>{texts.titles[step]}</PageHeading>
      <CheckoutFrame
        action={step === "review" && <PayButton />}
        summary={
          <Stack gap="md">
            <Summary />
            <Trust methods={methods} />
          </Stack>
        }
        summaryLabel={texts.summary.show}
        total={price ? money(price.total) : undefined}
      >
        <Stack gap="lg">
          {(notice || failure) && (
            <Stack gap="sm">
              {failure && <CartFailureNotice failure={failure} />}
              {notice && (
                <Notice role="alert" status="warning">
                  {noticeText(notice)}
                </Notice>
              )}
            </Stack>
          )}
          <Chosen services={services} step={step} />
        </Stack>
      </CheckoutFrame>
    </>
  );
}

/** Why the checkout does not continue by itself: the cart cannot be loaded, or there is no network. */
function CartFailureNotice({ failure }: { failure: CartFailure }) {
  return failure.isOffline ? (
    <Notice status="warning">{texts.offline}</Notice>
  ) : (
    <CartFailureBar failure={failure} />
  );
}

function Chosen({ step, services }: StepViewProps) {
  switch (step) {
    case "address":
      return <AddressStep services={services} />;
    case "shipping":
      return <ShippingStep />;
    case "method":
      return <MethodStep services={services} />;
    case "review":
      return <ReviewStep />;
  }
}

function Steps({ step: current }: { step: Step }) {
  const firstOpen = useSteps(selectFirstOpenStep);
  return (
    <CheckoutSteps
      doneLabel={texts.steps.done}
      label={texts.steps.label}
      steps={STEPS.map((step) => ({
        name: texts.steps.names[step],
        state: step === current ? "current" : isBefore(step, current) ? "done" : "open",
        link: isBefore(firstOpen, step) ? undefined : <Link to={STEP_PATHS[step]} />,
      }))}
    />
  );
}
