import { selectHasNetwork } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import {
  selectIsPriced,
  selectIsReached,
  selectNotice,
  selectQuote,
  STEPS,
  type Step,
} from "@shop/checkout-machine";
import { useCheckout } from "@shop/checkout-machine/react";
import { CheckoutFrame, CheckoutSteps, Notice, PageHeading, Stack } from "@shop/ui";
import { Link } from "react-router";
import { checkout as texts, noticeText } from "../../texts/checkout.ts";
import { money } from "../../texts/format.ts";
import { shell } from "../../texts/shell.ts";
import { AddressStep } from "./address-step.tsx";
import type { CheckoutPageServices } from "./checkout-page.tsx";
import { MethodStep } from "./method-step.tsx";
import { PayButton } from "./pay-button.tsx";
import { ReviewStep } from "./review-step.tsx";
import { ShippingStep } from "./shipping-step.tsx";
import { STEP_PATHS } from "./step-paths.ts";
import { Summary } from "./summary.tsx";

type StepViewProps = { step: Step; services: CheckoutPageServices };

/** One step: where it stands among the others, what is chosen in it, and what everything costs. */
export function StepView({ step, services }: StepViewProps) {
  const quote = useCheckout(selectQuote);
  const isPriced = useCheckout(selectIsPriced);
  const notice = useCheckout(selectNotice);
  const hasNetwork = useCart(selectHasNetwork);
  const name = texts.steps.names[step];
  return (
    <>
      <title>{shell.title(texts.pageTitle(name))}</title>
      <Steps step={step} />
      <PageHeading>{texts.titles[step]}</PageHeading>
      <CheckoutFrame
        action={step === "review" && <PayButton />}
        summary={<Summary />}
        summaryLabel={texts.summary.show}
        total={quote && isPriced ? money(quote.total) : undefined}
      >
        <Stack gap="lg">
          {(notice || !hasNetwork) && (
            <Stack gap="sm">
              {!hasNetwork && <Notice tone="warning">{texts.offline}</Notice>}
              {notice && (
                <Notice role="alert" tone="warning">
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

function Chosen({ step, services }: StepViewProps) {
  switch (step) {
    case "address":
      return <AddressStep services={services} />;
    case "shipping":
      return <ShippingStep />;
    case "method":
      return <MethodStep />;
    case "review":
      return <ReviewStep />;
  }
}

function Steps({ step: current }: { step: Step }) {
  const steps = STEPS.map((step) => step);
  return (
    <CheckoutSteps
      doneLabel={texts.steps.done}
      label={texts.steps.label}
      steps={useReached(steps).map(({ step, isReached }) => {
        const isBefore = STEPS.indexOf(step) < STEPS.indexOf(current);
        return {
          name: texts.steps.names[step],
          state: step === current ? "current" : isBefore ? "done" : "open",
          link: isReached ? <Link to={STEP_PATHS[step]} /> : undefined,
        };
      })}
    />
  );
}

/** Which steps can be gone to. */
function useReached(steps: readonly Step[]): { step: Step; isReached: boolean }[] {
  const reached = useCheckout((snapshot) => steps.filter((step) => selectIsReached(step)(snapshot)).join());
  return steps.map((step) => ({ step, isReached: reached.split(",").includes(step) }));
}
