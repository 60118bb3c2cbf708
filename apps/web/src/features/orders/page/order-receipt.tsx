import { awaitsPayment, isCancellable, itemsToGo, refundedSum, totalDue, totalsOf } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { selectIsConfirming } from "@shop/order-machine";
import { useOrder, useOrderRef } from "@shop/order-machine/react";
import { Button, PrintIcon, Receipt, Stack } from "@shop/ui";
import { cart, costsOf } from "../../cart/index.ts";
import { newOperationId } from "../../../shared/operation-id.ts";
import { money, weight } from "../../../shared/format.ts";
import { order as texts } from "../texts.ts";
import { Cancellation } from "./cancellation.tsx";
import { missingText } from "./missing-text.ts";

/** The costs: as frozen when the order was placed, or by what was picked and refunded since; and the actions on the order. */
export function OrderReceipt({ shown }: { shown: Order }) {
  const { orderSummary, picking, refunds, items } = shown;
  const sums = picking?.summary ?? orderSummary;
  const { iva } = refunds?.summary ?? sums;
  const missing = missingText(shown);
  const order = useOrderRef();
  const isConfirming = useOrder(selectIsConfirming);
  return (
    <Receipt
      heading={texts.summary.title}
      rows={[
        {
          label: cart.units(totalsOf(itemsToGo(items, picking?.lines ?? [])).totalProducts),
          value: money(sums.products),
        },
        ...costsOf(sums),
        ...(refunds ? [{ label: texts.summary.refunded, value: `−${money(refundedSum(shown))}` }] : []),
        { label: cart.totalWeight, value: weight(sums.totalWeight) },
        { label: texts.method.label, value: texts.method.names[shown.paymentMethod] },
      ]}
      total={{ label: cart.summary.total, value: money(totalDue(shown)) }}
    >
      <p>{cart.summary.iva(money(iva))}</p>
      {missing && <p>{missing}</p>}
      <Stack _print={{ display: "none" }} gap="sm">
        <Button
          width="full"
          onClick={() => order.send({ type: "order.repeat", operationId: newOperationId() })}
          variant={awaitsPayment(shown) ? "surface" : "outline"}
        >
          {texts.repeat}
        </Button>
        <Button width="full" onClick={() => print()} variant="surface">
          <PrintIcon />
          <span>{texts.print}</span>
        </Button>
        {isCancellable(shown) && (
          // Visible while the question is open: a hidden element could not get the focus back.
          <Button
            width="full"
            aria-expanded={isConfirming}
            onClick={() => order.send({ type: "order.cancel" })}
            variant="surface"
          >
            {texts.cancel}
          </Button>
        )}
        {isConfirming && <Cancellation shown={shown} />}
      </Stack>
    </Receipt>
  );
}
