import { selectLastOrder, type CheckoutBlocker } from "@shop/checkout-machine";
import { useCheckout, useCheckoutRef } from "@shop/checkout-machine/react";
import { Button, LinkButton, Notice, PageHeading, Row, Stack } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { checkout as texts, blockerText } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";

type RefusedBlocker = Extract<CheckoutBlocker, { kind: "refused" }>;

/** Why this cart cannot be bought as it is, with a link to where the shopper can change that. */
export function Blocked({ blocker }: { blocker: CheckoutBlocker }) {
  return blocker.kind === "empty" ? <Empty /> : <Refused blocker={blocker} />;
}

function Empty() {
  const lastOrder = useCheckout(selectLastOrder);
  const { title, text, placed, action, order, orders } = texts.blocked.empty;
  return (
    <>
      <PrivateHead title={shell.title(title)} />
      <PageHeading subtitle={`${text} ${placed}`}>{title}</PageHeading>
      <Row>
        <LinkButton link={<Link to={paths.marketplace} />}>{action}</LinkButton>
        <LinkButton
          link={<Link to={lastOrder === null ? paths.orders : paths.order(lastOrder)} />}
          variant="surface"
        >
          {lastOrder === null ? orders : order}
        </LinkButton>
      </Row>
    </>
  );
}

/** Whether the account's open orders are too many, or have too many units together with this cart. */
function isLimitOfOpenOrders({ failure }: RefusedBlocker): boolean {
  return failure.id === 409 && (failure.reason === "openOrders" || failure.reason === "openUnits");
}

function Refused({ blocker }: { blocker: RefusedBlocker }) {
  const checkout = useCheckoutRef();
  const hasOpenOrders = isLimitOfOpenOrders(blocker);
  // Nothing in the cart can change that.
  const isClosed = blocker.failure.id === 422 && blocker.failure.reason === "windowsClosed";
  const { tooManyOpen, closed, refused } = texts.blocked;
  const title = hasOpenOrders ? tooManyOpen : isClosed ? closed : refused;
  return (
    <>
      <PrivateHead title={shell.title(title)} />
      <PageHeading>{title}</PageHeading>
      <Stack gap="lg">
        <Notice status="error">{blockerText(blocker)}</Notice>
        <Row>
          {hasOpenOrders && (
            <LinkButton link={<Link to={paths.orders} />} variant="solid">
              {texts.blocked.orders}
            </LinkButton>
          )}
          {!isClosed && (
            <LinkButton link={<Link to={paths.cart} />} variant={hasOpenOrders ? "surface" : "solid"}>
              {texts.blocked.cart}
            </LinkButton>
          )}
          <Button
            onClick={() => checkout.send({ type: "checkout.retry" })}
            variant={isClosed ? "solid" : "surface"}
          >
            {texts.blocked.again}
          </Button>
        </Row>
      </Stack>
    </>
  );
}
