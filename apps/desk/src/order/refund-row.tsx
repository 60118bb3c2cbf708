import { Text } from "@chakra-ui/react";
import { isSameItem, type DeliveredItem } from "@shop/commerce";
import type { Order } from "@shop/contract";
import {
  selectMayRefund,
  selectRefund,
  selectRefundForm,
  selectRefundOutcome,
} from "@shop/fulfilment-machine";
import { useFulfilment, useFulfilmentRef } from "@shop/fulfilment-machine/react";
import { Button, Notice, Stack } from "@shop/ui";
import { money } from "@shop/web/format";
import { texts } from "../shared/texts.ts";
import { RefundForm } from "./refund-form.tsx";

/** What was refunded of something that was delivered, and the way to refund more of it. */
export function RefundRow({ delivered, order }: { delivered: DeliveredItem; order: Order }) {
  const fulfilment = useFulfilmentRef();
  const mayRefund = useFulfilment(selectMayRefund);
  const refunding = useFulfilment(selectRefund); // whose form is open
  const form = useFulfilment(selectRefundForm);
  const outcome = useFulfilment(selectRefundOutcome);
  const { item, substituteId, refunded, amount } = delivered;
  const { openOf, done, outpaced } = texts.refund;
  const isOpen = refunding !== null && isSameItem(refunding, delivered);
  return (
    <Stack align="start" gap="3" paddingBottom="3">
      {outcome && isSameItem(outcome, delivered) && (
        <Notice status={outcome.isRefunded ? "success" : "warning"}>
          {outcome.isRefunded ? done(order.paymentMethod, money(outcome.amount)) : outpaced}
        </Notice>
      )}
      {refunded > 0 && (
        <Text fontWeight="semibold" textStyle="sm">
          {texts.refund.refunded(refunded, item.name, money(amount))}
        </Text>
      )}
      {mayRefund && (refunding === null || isOpen) && refunded < item.quantity && (
        // It stays while the form is open: a removed element could not get the focus back.
        <Button
          aria-expanded={isOpen}
          aria-label={openOf(item.name)}
          onClick={() => fulfilment.send({ type: "refund.open", delivered })}
          variant="outline"
        >
          {/* A substitute stands below the line of what was missing: its button names it. */}
          {substituteId === undefined ? texts.refund.open : openOf(item.name)}
        </Button>
      )}
      {isOpen && form && <RefundForm delivered={delivered} form={form} order={order} />}
    </Stack>
  );
}
