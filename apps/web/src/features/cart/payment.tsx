import {
  selectIsBusy,
  selectIsGuest,
  selectIsPayable,
  selectPaymentCart,
  selectShortfall,
  selectTotals,
} from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { shop } from "@shop/commerce";
import type { OrderSummary } from "@shop/contract";
import { Button, LinkButton, Receipt, Stack, WeightMeter } from "@shop/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { cart as texts } from "../../texts/cart.ts";
import { missingWeight, money, weight } from "../../texts/format.ts";
import { Shipping } from "./shipping.tsx";

/** What stands beside the lines: their sums, the minimum weight, shipping, and the total to pay. */
export function Payment() {
  const { priceProducts, totalWeight } = useCart(selectTotals);
  const summary = useCart(selectPaymentCart);
  return (
    <Stack gap="lg">
      <MinimumWeight totalWeight={totalWeight} />
      {summary && <Shipping summary={summary} />}
      <Receipt
        heading={texts.summary.title}
        rows={[
          { label: texts.subtotal, value: money(priceProducts) },
          { label: texts.totalWeight, value: weight(totalWeight) },
          ...(summary ? costsOf(summary) : []),
        ]}
        {...(summary ? { total: { label: texts.summary.total, value: money(summary.total) } } : {})}
      >
        {summary && <p>{texts.summary.iva(money(summary.iva))}</p>}
        <Unconfirmed />
        <Pay />
      </Receipt>
    </Stack>
  );
}

function MinimumWeight({ totalWeight }: { totalWeight: number }) {
  const shortfall = useCart(selectShortfall);
  const minimum = weight(shop.minimumWeight);
  return (
    <WeightMeter
      label={texts.minimum.meter}
      minimum={shop.minimumWeight}
      sentence={
        shortfall
          ? texts.minimum.missing(missingWeight(shortfall.missingWeight), minimum)
          : texts.minimum.reached(minimum)
      }
      value={totalWeight}
    />
  );
}

function costsOf({ shipping, coldChainSurcharge }: OrderSummary) {
  return [
    { label: texts.summary.shipping, value: shipping === 0 ? texts.shipping.free : money(shipping) },
    ...(coldChainSurcharge > 0 ? [{ label: texts.summary.coldChain, value: money(coldChainSurcharge) }] : []),
  ];
}

/** Totals never lie: while the server has not answered, the screen says so. */
function Unconfirmed() {
  const isBusy = useCart(selectIsBusy);
  return <output>{isBusy ? texts.unconfirmed : ""}</output>;
}

function Pay() {
  const isPayable = useCart(selectIsPayable);
  const isGuest = useCart(selectIsGuest);
  const [isTold, setTold] = useState(false);
  if (isGuest)
    return <LinkButton link={<Link to={paths.loginTo(paths.cart)} />}>{texts.loginToPay}</LinkButton>;
  if (!isPayable) return null;
  return (
    <>
      <Button block onClick={() => setTold(true)} size="lg" variant="solid">
        {texts.pay}
      </Button>
      {isTold && <output>{texts.paySoon}</output>}
    </>
  );
}
