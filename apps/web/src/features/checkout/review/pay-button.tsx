import { selectIsFailed } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { selectIsPaidAtTheDoor, selectIsReady, selectQuote } from "@shop/checkout-machine";
import { useSteps, useStepsRef } from "@shop/checkout-machine/react";
import { Button, Stack } from "@shop/ui";
import { checkout } from "../texts.ts";
import { money } from "../../../shared/format.ts";

const texts = checkout.review;

/** Places the shown order for the total in the button's name. */
export function PayButton() {
  const steps = useStepsRef();
  const quote = useSteps(selectQuote);
  const isAtTheDoor = useSteps(selectIsPaidAtTheDoor);
  const isReady = useSteps(selectIsReady);
  const isCartUnknown = useCart(selectIsFailed);
  // A cart that could not be loaded never becomes ready by itself: the notice above has the reason and a retry.
  if (!quote || (isCartUnknown && !isReady)) return null;
  const { total } = quote;
  return (
    <Stack gap="sm">
      <Button
        width="full"
        loading={!isReady}
        onClick={() => steps.send({ type: "pay.submit", total })}
        size="lg"
        variant="solid"
      >
        {isAtTheDoor ? texts.order(money(total)) : texts.pay(money(total))}
      </Button>
      <p>{isAtTheDoor ? texts.terms.atTheDoor : texts.terms.redirect}</p>
    </Stack>
  );
}
