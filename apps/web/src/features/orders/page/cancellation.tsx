import type { Order } from "@shop/contract";
import { selectAction, selectIsCancelling } from "@shop/order-machine";
import { useOrder } from "@shop/order-machine/react";
import { Button, Panel, Row } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { order as texts } from "../texts.ts";

/** Asks to confirm the cancellation, in place of the button that was pressed. */
export function Cancellation({ shown }: { shown: Order }) {
  const action = useOrder(selectAction);
  const isCancelling = useSelector(action, selectIsCancelling);
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
          onClick={() => action?.send({ type: "cancellation.confirm" })}
          colorPalette="red"
          variant="subtle"
        >
          {texts.confirm.yes}
        </Button>
        <Button
          disabled={isCancelling}
          onClick={() => action?.send({ type: "cancellation.drop" })}
          variant="surface"
        >
          {texts.confirm.no}
        </Button>
      </Row>
    </Panel>
  );
}
