import type { Order } from "@shop/contract";
import {
  Button,
  EmptyState,
  FailureState,
  LinkButton,
  LoadingRegion,
  Notice,
  OrderList,
  OrderRow,
  Row,
  SectionHeading,
  Stack,
  TextSkeleton,
} from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { Link } from "react-router";
import { OrderStateTag } from "../../orders/order-state-tag.tsx";
import { paths } from "../../paths.ts";
import { account } from "../../texts/account.ts";
import { date, failure as failureSentence, money } from "../../texts/format.ts";
import { shell } from "../../texts/shell.ts";
import type { AccountServices } from "./account-services.ts";
import { provideOrderList } from "./order-list-machine.ts";

const texts = account.orders;

/** The orders, newest first. */
export function OrdersSection({ services }: { services: AccountServices }) {
  const [machine] = useState(() => provideOrderList(services));
  const list = useActorRef(machine);
  const snapshot = useSelector(list, (now) => now);
  const { orders, nextCursor, failure } = snapshot.context;
  if (snapshot.hasTag("failed") && failure) {
    return (
      <FailureState
        heading={texts.failed}
        retry={{ text: shell.retry, onClick: () => list.send({ type: "orders.retry" }) }}
        text={failureSentence(failure)}
      />
    );
  }
  if (snapshot.hasTag("loading")) {
    return (
      <LoadingRegion label={texts.loading}>
        <TextSkeleton lines={6} />
      </LoadingRegion>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState heading={texts.empty.title} text={texts.empty.text}>
        <LinkButton link={<Link to={paths.marketplace} />}>{texts.empty.action}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <SectionHeading>{account.sections.orders}</SectionHeading>
      <Stack gap="md">
        <OrderList label={texts.list}>
          {orders.map((order) => (
            <OrderItem key={order.id} order={order} />
          ))}
        </OrderList>
        {failure && <Notice tone="danger">{failureSentence(failure)}</Notice>}
        {nextCursor !== null && (
          <Row>
            <Button
              loading={snapshot.hasTag("extending")}
              onClick={() => list.send({ type: "orders.more" })}
              variant="outline"
            >
              {texts.more}
            </Button>
          </Row>
        )}
      </Stack>
    </>
  );
}

function OrderItem({ order }: { order: Order }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <OrderRow
      date={date(order.placedAt)}
      detail={texts.pieces(pieces)}
      label={texts.label(order.number)}
      link={<Link to={paths.order(order.id)} />}
      number={order.number}
      status={<OrderStateTag state={order.state} />}
      total={money(order.orderSummary.total)}
    />
  );
}
