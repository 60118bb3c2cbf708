import { Box } from "@chakra-ui/react";
import { totalDue, totalsOf } from "@shop/commerce";
import type { Order, OrderState } from "@shop/contract";
import { Button, EmptyState, LinkButton, Notice, Row, SectionHeading, SelectField, Stack } from "@shop/ui";
import { useActor } from "@xstate/react";
import { Link, useLocation, useNavigate } from "react-router";
import { order as orderTexts, OrderStateTag, useReorder } from "../../orders/index.ts";
import { paths } from "../../../shared/paths.ts";
import { account } from "../texts.ts";
import { date, failureText, money } from "../../../shared/format.ts";
import type { AccountServices } from "../account-services.ts";
import { provideOrderList } from "./order-list-machine.ts";
import { ORDER_STATES, orderStateIn } from "./order-state-in.ts";
import { Reading } from "../reading.tsx";
import { OrderCard } from "./order-card.tsx";

const texts = account.orders;

/** The orders, newest first: all, or those in the state that the URL names. */
export function OrdersSection({ services }: { services: AccountServices }) {
  const { search } = useLocation();
  const state = orderStateIn(search);
  return (
    <>
      <SectionHeading>{account.sections.orders}</SectionHeading>
      <Stack gap="md">
        <StateFilter state={state} />
        <Orders key={state} services={services} state={state} />
      </Stack>
    </>
  );
}

function StateFilter({ state }: { state: OrderState | null }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label={texts.filter}
      onChange={({ currentTarget }) => {
        const chosen = ORDER_STATES.find((each) => each === currentTarget.value);
        void navigate(chosen ? paths.ordersIn(chosen) : paths.orders);
      }}
      options={[
        { value: "", label: texts.any },
        ...ORDER_STATES.map((each) => ({ value: each, label: orderTexts.states[each] })),
      ]}
      value={state ?? ""}
    />
  );
}

type OrdersProps = { services: AccountServices; state: OrderState | null };

function Orders({ services, state }: OrdersProps) {
  const [snapshot, send] = useActor(provideOrderList(services), { input: state });
  const { rows: orders, nextCursor, failure } = snapshot.context;
  const isLoading = snapshot.hasTag("loading");
  const showMore = () => send({ type: "list.more" });
  if (orders.length === 0 && (isLoading || failure)) {
    return (
      <Reading
        failure={failure && failureText(failure)}
        level={3}
        lines={6}
        onRetry={showMore}
        texts={texts}
      />
    );
  }
  if (orders.length === 0) return <NoOrders isFiltered={state !== null} />;
  return (
    <>
      <Box aria-label={texts.list} as="ul" borderColor="shelf" borderTopWidth="2px">
        {orders.map((order) => (
          <OrderItem key={order.id} order={order} />
        ))}
      </Box>
      {failure && <Notice status="error">{failureText(failure)}</Notice>}
      {nextCursor !== null && (
        <Row>
          <Button loading={isLoading} onClick={showMore} variant="outline">
            {texts.more}
          </Button>
        </Row>
      )}
    </>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { title, text, action } = isFiltered ? texts.none : texts.empty;
  return (
    <EmptyState heading={title} level={3} text={text}>
      <LinkButton link={<Link to={isFiltered ? paths.orders : paths.marketplace} />}>{action}</LinkButton>
    </EmptyState>
  );
}

function OrderItem({ order }: { order: Order }) {
  const reorder = useReorder();
  return (
    <OrderCard
      action={
        <Button
          aria-label={texts.repeatLabel(order.number)}
          onClick={() => reorder(order)}
          size="sm"
          variant="outline"
        >
          {orderTexts.repeat}
        </Button>
      }
      date={date(order.placedAt)}
      detail={texts.units(totalsOf(order.items).totalProducts)}
      label={texts.label(order.number)}
      link={<Link to={paths.order(order.id)} />}
      number={order.number}
      pictures={order.items.map(({ id, image }) => ({ id, src: image }))}
      status={<OrderStateTag shown={order} />}
      total={money(totalDue(order))}
    />
  );
}
