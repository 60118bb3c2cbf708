import { useCartRef } from "@shop/cart-machine/react";
import {
  EmptyState,
  FailureState,
  LinkButton,
  LoadingRegion,
  Page,
  Skeleton,
  Stack,
  TextSkeleton,
} from "@shop/ui";
import {
  provideOrder,
  selectFailure,
  selectIsFailed,
  selectIsMissing,
  selectOrder,
  type OrderRef,
  type OrderServices,
} from "@shop/order-machine";
import { OrderContext } from "@shop/order-machine/react";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { failureText } from "../../../shared/format.ts";
import { order as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { OrderView } from "./order-view.tsx";
import { useRestoredFocus } from "./use-restored-focus.ts";

/** The order of a logged-in shopper, as far as it is loaded. */
export function OpenOrder({ id, services }: { id: string; services: OrderServices }) {
  const machine = provideOrder(services);
  const order = useActorRef(machine, { input: { id } });
  useOrderEvents(order);
  const isMissing = useSelector(order, selectIsMissing);
  const isFailed = useSelector(order, selectIsFailed);
  const known = useSelector(order, selectOrder);
  const failure = useSelector(order, selectFailure);
  useRestoredFocus(isMissing ? "missing" : isFailed ? "failed" : (known?.state ?? "opening"));
  if (isMissing) return <Missing />;
  if (isFailed && failure) {
    return (
      <Page width="text">
        <PrivateHead title={shell.title(texts.failed)} />
        <FailureState
          heading={texts.failed}
          level={1}
          retry={{ text: shell.retry, onClick: () => order.send({ type: "order.retry" }) }}
          text={failureText(failure)}
        />
      </Page>
    );
  }
  if (!known) return <Opening />;
  return (
    <OrderContext value={order}>
      <OrderView shown={known} />
    </OrderContext>
  );
}

/** Puts the lines of an order that is bought again into the cart, and opens the cart. */
function useOrderEvents(order: OrderRef): void {
  const cart = useCartRef();
  const navigate = useNavigate();
  useEffect(() => {
    const listening = order.on("lines.wanted", ({ operationId, items }) => {
      cart.send({ type: "lines.add", operationId, items });
      void navigate(paths.cart);
    });
    return () => listening.unsubscribe();
  }, [order, cart, navigate]);
}

function Missing() {
  return (
    <Page width="text">
      <PrivateHead title={shell.title(texts.notFound.title)} />
      <EmptyState heading={texts.notFound.title} level={1} text={texts.notFound.text}>
        <LinkButton link={<Link to={paths.orders} />}>{texts.notFound.action}</LinkButton>
      </EmptyState>
    </Page>
  );
}

function Opening() {
  return (
    <Page width="wide">
      <PrivateHead title={shell.title(texts.loading)} />
      <LoadingRegion label={texts.loading}>
        <Stack gap="lg">
          <Skeleton height="3rem" width="min(22rem, 80%)" />
          <TextSkeleton lines={6} />
        </Stack>
      </LoadingRegion>
    </Page>
  );
}
