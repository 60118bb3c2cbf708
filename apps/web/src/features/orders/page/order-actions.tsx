import { awaitsPayment } from "@shop/commerce";
import type { Order } from "@shop/contract";
import {
  selectIsConfirming,
  selectIsGivingUp,
  selectIsPaying,
  selectIsRedirecting,
} from "@shop/order-machine";
import { useOrder, useOrderRef } from "@shop/order-machine/react";
import { Button, Row, Stack } from "@shop/ui";
import { useId } from "react";
import { newOperationId } from "../../../shared/operation-id.ts";
import { order as texts } from "../texts.ts";
import { statusOf } from "../status-of.ts";

/**
 * What the shopper can do with an unpaid order: pay it, or give it up, which cancels it and returns its products to
 * the cart. Hidden while a cancellation is to be confirmed.
 */
export function OrderActions({ shown }: { shown: Order }) {
  const order = useOrderRef();
  const isPaying = useOrder(selectIsPaying);
  const isGivingUp = useOrder(selectIsGivingUp);
  const isRedirecting = useOrder(selectIsRedirecting);
  const isConfirming = useOrder(selectIsConfirming);
  const hint = useId();
  const giveUp = () => order.send({ type: "order.giveUp", operationId: newOperationId() });
  const isDeclined = statusOf(shown) === "declined";
  if (isConfirming || !awaitsPayment(shown)) return null;
  return (
    <Stack gap="sm">
      <Row>
        <Button
          loading={isPaying || isRedirecting}
          onClick={() => order.send({ type: "order.pay" })}
          size="lg"
          variant="solid"
        >
          {isDeclined ? texts.payAgain : texts.pay}
        </Button>
        <Button aria-describedby={hint} loading={isGivingUp} onClick={giveUp} size="lg" variant="outline">
          {texts.giveUp}
        </Button>
        {isDeclined && (
          // Another payment method means a new order from the same cart.
          <Button aria-describedby={hint} loading={isGivingUp} onClick={giveUp} size="lg" variant="outline">
            {texts.inCash}
          </Button>
        )}
      </Row>
      <p id={hint}>{isDeclined ? texts.inCashHint : texts.giveUpHint}</p>
    </Stack>
  );
}
