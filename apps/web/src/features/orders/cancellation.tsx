import type { Order } from "@shop/contract";
import { selectIsCancelling } from "@shop/order-machine";
import { useOrder, useOrderRef } from "@shop/order-machine/react";
import { Button, Panel, Row } from "@shop/ui";
import { order as texts } from "./texts.ts";

/** Whether the order shall really be cancelled, asked where that was pressed. */
export function Cancellation({ shown }: { shown: Order }) {
  const order = useOrderRef();
  const isCancelling = useOrder(selectIsCancelling);
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
