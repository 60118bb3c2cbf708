import {
  selectBlocker,
  selectFailure,
  selectIsSending,
  selectPlacement,
  selectPlaced,
  selectStep,
  selectSteps,
  type CheckoutRef,
  type PlacementRef,
} from "@shop/checkout-machine";
import {
  CheckoutContext,
  StepsContext,
  useCheckout,
  useCheckoutRef,
  useSteps,
} from "@shop/checkout-machine/react";
import { KeepFocus, Page } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { selectIsLogged, useAppState } from "../../../shared/app-actor.ts";
import { failureText } from "../../../shared/format.ts";
import type { AddressServices, EmailServices } from "../../account/index.ts";
import type { IdentifyServices } from "../../session/index.ts";
import { Failed } from "./failed.tsx";
import { Redirecting } from "../placement/redirecting.tsx";
import { Opening } from "./opening.tsx";
import { Sending } from "../placement/sending.tsx";
import { StepView } from "./step-view.tsx";
import { Blocked } from "./blocked.tsx";
import { OutcomeUnknown } from "../placement/outcome-unknown.tsx";
import { useOrderAddress } from "../address/use-order-address.ts";
import { useStepAddress } from "../address/use-step-address.ts";

/** A shopper who is logged in never loads it. */
const GuestCheckout = lazy(async () => ({ default: (await import("./guest-checkout.tsx")).GuestCheckout }));

/** The services of the steps below `/carritocompras`. */
type CheckoutPageServices = AddressServices &
  EmailServices &
  IdentifyServices & {
    /** Opens the payment page: an absolute URL, or a path of this shop. */
    openPayment: (url: string) => void;
  };

type CheckoutPageProps = { checkout: CheckoutRef; services: CheckoutPageServices };

/** The steps below `/carritocompras`, preceded by the sign-in of a guest. */
export function CheckoutPage({ checkout, services }: CheckoutPageProps) {
  const isLogged = useAppState(selectIsLogged);
  return (
    <CheckoutContext value={checkout}>
      <Page width="wide">
        <KeepFocus>
          {isLogged ? (
            <OpenCheckout services={services} />
          ) : (
            <Suspense fallback={<Opening />}>
              <GuestCheckout {...services} />
            </Suspense>
          )}
        </KeepFocus>
      </Page>
    </CheckoutContext>
  );
}

function OpenCheckout({ services }: Pick<CheckoutPageProps, "services">) {
  const checkout = useCheckoutRef();
  useStepAddress(checkout);
  useOrderAddress(checkout, services.openPayment);
  const steps = useCheckout(selectSteps);
  const placement = useCheckout(selectPlacement);
  const blocker = useCheckout(selectBlocker);
  const failure = useCheckout(selectFailure);
  const placed = useCheckout(selectPlaced);
  if (placement) return <Placement placement={placement} />;
  if (placed) return <Redirecting order={placed.order} />;
  if (blocker) return <Blocked blocker={blocker} />;
  if (failure) {
    const onClick = () => checkout.send({ type: "checkout.retry" });
    return <Failed retry={{ onClick }} text={failureText(failure)} />;
  }
  if (!steps) return <Opening />;
  return (
    <StepsContext value={steps}>
      <CurrentStep services={services} />
    </StepsContext>
  );
}

function CurrentStep({ services }: Pick<CheckoutPageProps, "services">) {
  const step = useSteps(selectStep);
  return step ? <StepView services={services} step={step} /> : <Opening />;
}

function Placement({ placement }: { placement: PlacementRef }) {
  const isSending = useSelector(placement, selectIsSending);
  return isSending ? <Sending /> : <OutcomeUnknown placement={placement} />;
}
