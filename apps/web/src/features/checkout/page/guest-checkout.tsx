import { selectIsKnown, selectIsSettled, selectLines, selectPaymentCart } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { blockerOf, STEPS } from "@shop/checkout-machine";
import { loginPath } from "@shop/session-machine";
import { PageHeading, Stack, TextLink } from "@shop/ui";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { CartReceipt } from "../../cart/index.ts";
import { Identify, SignedInOnly, type IdentifyServices } from "../../session/index.ts";
import { money } from "../../../shared/format.ts";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { shell } from "../../../shared/texts.ts";
import { Blocked } from "./blocked.tsx";
import { Opening } from "./opening.tsx";
import { checkout as texts } from "../texts.ts";
import { Trust } from "../frame/trust.tsx";
import { CheckoutFrame } from "../frame/checkout-frame.tsx";
import { CheckoutSteps } from "../frame/checkout-steps.tsx";

/** The sign-in of a guest before the first step. After it, the step of this URL is shown. */
export function GuestCheckout(services: IdentifyServices) {
  const { pathname } = useLocation();
  const summary = useCart(selectPaymentCart);
  const isKnown = useCart(selectIsKnown);
  const blocker = useGuestBlocker();
  const [isSent, setSent] = useState(false);
  if (!isKnown) return <Opening />;
  // Without a cart on this device the shopper probably means that of their account, whose session has ended: the
  // sign-in opens.
  if (blocker?.kind === "empty") return <SignedInOnly>{null}</SignedInOnly>;
  if (blocker) return <Blocked blocker={blocker} />;
  return (
    <>
      <PrivateHead title={shell.title(texts.pageTitle(texts.identify.name))} />
      <CheckoutSteps
        doneLabel={texts.steps.done}
        label={texts.steps.label}
        steps={STEPS.map((step, place) => ({
          name: texts.steps.names[step],
          state: place === 0 ? "current" : "open",
        }))}
      />
      <PageHeading subtitle={isSent ? texts.identify.sent.subtitle : texts.identify.subtitle}>
        {isSent ? texts.identify.sent.title : texts.identify.title}
      </PageHeading>
      <CheckoutFrame
        summary={
          <Stack gap="md">
            <CartReceipt />
            <Trust methods={[]} />
          </Stack>
        }
        summaryLabel={texts.summary.show}
        total={summary ? money(summary.total) : undefined}
      >
        <Stack gap="lg">
          <Identify onSent={setSent} sendCode={services.sendCode} sendEmailCode={services.sendEmailCode} />
          <p>
            <span>{texts.identify.password}</span>{" "}
            <TextLink link={<Link to={loginPath(pathname)} />}>{texts.identify.signIn}</TextLink>
          </p>
        </Stack>
      </CheckoutFrame>
    </>
  );
}

/** Why a guest's cart cannot be bought, by the rules of the shop; null while that is not known. */
function useGuestBlocker() {
  const lines = useCart(selectLines);
  const isSettled = useCart(selectIsSettled);
  return isSettled ? blockerOf(lines) : null;
}
