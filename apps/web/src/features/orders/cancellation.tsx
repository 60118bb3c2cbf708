import type { Order } from "@shop/contract";
import { Button, Panel, Row } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { order as texts } from "./texts.ts";
import type { OrderRef } from "./order-machine.ts";

/** Whether the order shall really be cancelled, asked where that was pressed. */
export function Cancellation({ order, shown }: { order: OrderRef; shown: Order }) {
  const isCancelling = useSelector(order, (snapshot) => snapshot.hasTag("cancelling"));
  return (
    <Panel
      danger
      flush
      heading={texts.confirm.title}
      level={3}
      text={shown.payment.status === "paid" ? texts.confirm.paid : texts.confirm.unpaid}
    >
      <Row>
        <Button
          loading={isCancelling}
          onClick={() => order.send({ type: "cancellation.confirm" })}
          variant="danger"
        >
          {texts.confirm.yes}
        </Button>
        <Button
          disabled={isCancelling}
          onClick={() => order.send({ type: "cancellation.drop" })}
          variant="plain"
        >
          {texts.confirm.no}
        </Button>
      </Row>
    </Panel>
  );
}
