import { selectIsReady, selectPaymentMethod, selectQuote } from "@shop/checkout-machine";
import { useCheckout, useCheckoutRef } from "@shop/checkout-machine/react";
import { Button, Stack } from "@shop/ui";
import { checkout } from "../../texts/checkout.ts";
import { money } from "../../texts/format.ts";

const texts = checkout.review;

/** Buys what is in sight, for the total that its name says. */
export function PayButton() {
  const ref = useCheckoutRef();
  const quote = useCheckout(selectQuote);
  const method = useCheckout(selectPaymentMethod);
  const isReady = useCheckout(selectIsReady);
  if (!quote) return null;
  const { total } = quote;
  const isAtTheDoor = method === "contraentrega";
  return (
    <Stack gap="sm">
      <Button
        block
        loading={!isReady}
        onClick={() => ref.send({ type: "pay.submit", total })}
        size="lg"
        variant="solid"
      >
        {isAtTheDoor ? texts.order(money(total)) : texts.pay(money(total))}
      </Button>
      <p>{isAtTheDoor ? texts.terms.atTheDoor : texts.terms.redirect}</p>
    </Stack>
  );
}
