import { selectFulfilmentFailure, selectFulfilmentStatus, selectServed } from "@shop/fulfilment-machine";
import { FulfilmentContext, useFulfilment, useFulfilmentRef } from "@shop/fulfilment-machine/react";
import { Drawer, FailureState, LoadingRegion, Notice, TextSkeleton } from "@shop/ui";
import { failureText } from "@shop/web/format";
import { useDesk, useDeskRef } from "../machine/react.tsx";
import { selectFulfilment, selectOrderId } from "../machine/selectors.ts";
import { cardId } from "../shared/desk-link.tsx";
import { texts } from "../shared/texts.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderDetails } from "./order-details.tsx";

/** The open order beside the board, over all of it on a phone. */
export function OpenOrder() {
  const fulfilment = useDesk(selectFulfilment);
  const id = useDesk(selectOrderId);
  if (!fulfilment || id === null) return null;
  return (
    <FulfilmentContext key={id} value={fulfilment}>
      <OrderDrawer id={id} />
    </FulfilmentContext>
  );
}

function OrderDrawer({ id }: { id: string }) {
  const desk = useDeskRef();
  const served = useFulfilment(selectServed);
  return (
    <Drawer
      closeLabel={texts.order.close}
      // A card that has moved to another column is another element; on a phone it may not be shown.
      fallbackFocus={() =>
        document.getElementById(cardId(id)) ??
        document.getElementById("board-title") ??
        document.getElementById("main")
      }
      footer={served && <OrderActions />}
      heading={served?.order.number ?? texts.order.loading}
      onClose={() => desk.send({ type: "order.close" })}
      subtitle={served && texts.states[served.order.state]}
    >
      <Content />
    </Drawer>
  );
}

function Content() {
  const order = useFulfilmentRef();
  const status = useFulfilment(selectFulfilmentStatus);
  const served = useFulfilment(selectServed);
  const failure = useFulfilment(selectFulfilmentFailure);
  if (status === "forbidden") return <Notice status="error">{texts.order.forbidden}</Notice>;
  if (status === "failed")
    return (
      <FailureState
        heading={texts.order.failed}
        retry={{ text: texts.retry, onClick: () => order.send({ type: "order.retry" }) }}
        text={failureText(failure ?? { id: 500 })}
      />
    );
  if (!served)
    return (
      <LoadingRegion label={texts.order.loading}>
        <TextSkeleton lines={6} />
      </LoadingRegion>
    );
  return <OrderDetails served={served} />;
}
