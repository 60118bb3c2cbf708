import { selectLastOrder, type CheckoutBlocker } from "@shop/checkout-machine";
import { useCheckout, useCheckoutRef } from "@shop/checkout-machine/react";
import { Button, LinkButton, Notice, PageHeading, Row, Stack } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../shared/head/head.tsx";
import { paths } from "../../shared/paths.ts";
import { checkout as texts, blockerText } from "./texts.ts";
import { shell } from "../../shared/texts.ts";

/** This cart cannot be bought as it is: why, and where that is mended. */
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

function Refused({ blocker }: { blocker: Extract<CheckoutBlocker, { kind: "refused" }> }) {
  const checkout = useCheckoutRef();
  return (
    <>
      <PrivateHead title={shell.title(texts.blocked.refused)} />
      <PageHeading>{texts.blocked.refused}</PageHeading>
      <Stack gap="lg">
        <Notice status="error">{blockerText(blocker)}</Notice>
        <Row>
          <LinkButton link={<Link to={paths.cart} />} variant="solid">
            {texts.blocked.cart}
          </LinkButton>
          <Button onClick={() => checkout.send({ type: "checkout.retry" })} variant="surface">
            {texts.blocked.again}
          </Button>
        </Row>
      </Stack>
    </>
  );
}
