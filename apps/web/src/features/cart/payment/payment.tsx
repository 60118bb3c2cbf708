import { Heading } from "@chakra-ui/react";
import { selectIsGuest, selectLastPaymentCart, selectPaymentCart } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { OrderSummary } from "@shop/contract";
import { ActionBar, Price, Stack } from "@shop/ui";
import { money } from "../../../shared/format.ts";
import { CartReceipt } from "./cart-receipt.tsx";
import { MinimumWeight } from "./minimum-weight.tsx";
import { Pay } from "./pay.tsx";
import { Promotion } from "./promotion.tsx";
import { Shipping } from "./shipping.tsx";
import { cart as texts } from "../texts.ts";

/** How many of the next windows a guest is shown; the checkout offers them all. */
const MAX_WINDOWS = 3;

/** Beside the lines: the minimum weight, the total and the button to pay first, then shipping and the sums. */
export function Payment() {
  const isGuest = useCart(selectIsGuest);
  const summary = useCart(selectPaymentCart);
  // While a newer summary loads, the choices and rows of the last one stay in place, without its sums.
  const last = useCart(selectLastPaymentCart);
  const isCurrent = summary !== null;
  return (
    <Stack gap="lg">
      <ActionBar
        detail={summary && <Price label="" text={money(summary.total)} />}
        edge={<MinimumWeight />}
        sticky
      >
        <Pay />
      </ActionBar>
      {last && <Shipping isCurrent={isCurrent} summary={last} />}
      {/* Only an account knows whether a code was used before, so guests see the next delivery windows instead. */}
      {isGuest
        ? summary && <NextWindows summary={summary} />
        : last && <Promotion isCurrent={isCurrent} summary={last} />}
      <CartReceipt />
    </Stack>
  );
}

/** The next delivery windows, the soonest first. */
function NextWindows({ summary }: { summary: OrderSummary }) {
  const option = summary.shippingOptions.find(({ id }) => id === summary.shippingOption);
  const windows = option?.windows.slice(0, MAX_WINDOWS) ?? [];
  if (windows.length === 0) return null;
  return (
    <section aria-label={texts.shipping.next}>
      <Heading marginBottom="3" size="xl">
        {texts.shipping.next}
      </Heading>
      <ul>
        {windows.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
