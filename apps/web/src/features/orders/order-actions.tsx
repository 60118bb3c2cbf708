import { awaitsPayment } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { Button, Row, Stack } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import { newOperationId } from "../../shared/operation-id.ts";
import { order as texts } from "./texts.ts";
import { statusOf } from "./status-of.ts";
import type { OrderRef } from "./order-machine.ts";

/** What the order waits for from the shopper, unless they are asked about its end. */
export function OrderActions({ order, shown }: { order: OrderRef; shown: Order }) {
  const isPaying = useSelector(order, (snapshot) => snapshot.hasTag("paying"));
  const isGivingUp = useSelector(order, (snapshot) => snapshot.hasTag("givingUp"));
  const isLeaving = useSelector(order, (snapshot) => snapshot.hasTag("leaving"));
  const isAsked = useSelector(order, (snapshot) => snapshot.hasTag("confirming"));
  const hint = useId();
  if (isAsked || !awaitsPayment(shown)) return null;
  return (
    <Stack gap="sm">
      <Row>
        <Button
          loading={isPaying || (isLeaving && !isGivingUp)}
          onClick={() => order.send({ type: "order.pay" })}
          size="lg"
          variant="solid"
        >
          {statusOf(shown) === "declined" ? texts.payAgain : texts.pay}
        </Button>
        <Button
          aria-describedby={hint}
          loading={isGivingUp}
          onClick={() => order.send({ type: "order.giveUp", operationId: newOperationId() })}
          size="lg"
          variant="outline"
        >
          {texts.giveUp}
        </Button>
      </Row>
      <p id={hint}>{texts.giveUpHint}</p>
    </Stack>
  );
}
