import { Flex } from "@chakra-ui/react";
import {
  selectAction,
  selectActionFailure,
  selectActions,
  selectFulfilmentFailure,
  selectFulfilmentStatus,
  selectIsWaiting,
  selectPickLines,
  selectServed,
  selectOutpacedBy,
} from "@shop/fulfilment-machine";
import { useFulfilment, useFulfilmentRef } from "@shop/fulfilment-machine/react";
import { Button, Notice, Panel } from "@shop/ui";
import { moment } from "@shop/web/format";
import { texts } from "../shared/texts.ts";

/** What can be done with the open order now, or why something was not done. */
export function OrderActions() {
  const order = useFulfilmentRef();
  const status = useFulfilment(selectFulfilmentStatus);
  const actions = useFulfilment(selectActions);
  const underway = useFulfilment(selectAction);
  if (status === "outpaced") return <Outpaced />;
  if (status === "confirming") return <Confirmation />;
  return (
    <>
      <Failures />
      <Rest />
      <Flex gap="3" wrap="wrap">
        {actions.map((action) => (
          <Button
            aria-disabled={status !== "resting" || undefined}
            colorPalette={action === "cancel" ? "red" : undefined}
            flex={action === "cancel" ? undefined : "1 0 auto"}
            key={action}
            loading={status === "moving" && action === underway}
            onClick={() => order.send({ type: `order.${action}` })}
            size="lg"
            variant={action === "cancel" ? "subtle" : "solid"}
          >
            {texts.actions[action]}
          </Button>
        ))}
      </Flex>
    </>
  );
}

/** All lines at once that nobody has looked for yet: the order leaves when there is none. */
function Rest() {
  const order = useFulfilmentRef();
  const isPicking = useFulfilment(selectServed)?.order.state === "preparando";
  const lines = useFulfilment(selectPickLines);
  const rest = lines.filter(({ picked }) => picked === null);
  if (!isPicking || rest.length === 0) return null;
  return (
    <Button
      onClick={() => {
        for (const { item } of rest)
          order.send({ type: "line.pick", line: { id: item.id, quantity: item.quantity } });
      }}
      size="lg"
      variant="surface"
    >
      {rest.length === lines.length ? texts.pick.everything : texts.pick.rest}
    </Button>
  );
}

/** What went wrong, or that nobody was at the door. */
function Failures() {
  const failure = useFulfilment(selectFulfilmentFailure);
  const actionFailure = useFulfilment(selectActionFailure);
  const isWaiting = useFulfilment(selectIsWaiting);
  const { order } = useFulfilment(selectServed) ?? {};
  const missedAt = order?.state === "enviado" && order.missedAt?.at(-1);
  return (
    <>
      {missedAt && <Notice>{texts.order.missed(moment(missedAt))}</Notice>}
      {actionFailure ? (
        <Notice status="error">{texts.order.actionFailed}</Notice>
      ) : isWaiting ? (
        <Notice status="warning">{texts.pick.waiting}</Notice>
      ) : (
        failure && <Notice status="warning">{texts.order.outdated}</Notice>
      )}
    </>
  );
}

function Outpaced() {
  const order = useFulfilmentRef();
  const first = useFulfilment(selectOutpacedBy);
  const { title, text, unknown, dismiss } = texts.order.outpaced;
  return (
    <Panel
      flush
      heading={title}
      level={3}
      text={first ? text(first.by, first.state, moment(first.at)) : unknown}
    >
      <Button onClick={() => order.send({ type: "outpaced.dismiss" })} size="lg">
        {dismiss}
      </Button>
    </Panel>
  );
}

/** In place of the buttons: the heading takes the focus. */
function Confirmation() {
  const order = useFulfilmentRef();
  const isReturned = useFulfilment(selectServed)?.order.state === "enviado";
  const { title, text, returned, yes, no } = texts.order.confirm;
  return (
    <Panel danger flush heading={title} level={3} text={isReturned ? returned : text}>
      <Flex gap="3" wrap="wrap">
        <Button colorPalette="red" onClick={() => order.send({ type: "cancellation.confirm" })} size="lg">
          {yes}
        </Button>
        <Button onClick={() => order.send({ type: "cancellation.drop" })} size="lg" variant="surface">
          {no}
        </Button>
      </Flex>
    </Panel>
  );
}
