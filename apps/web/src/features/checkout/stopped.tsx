import { selectLastOrder, type CheckoutStop } from "@shop/checkout-machine";
import { useCheckout, useCheckoutRef } from "@shop/checkout-machine/react";
import { Button, LinkButton, Notice, PageHeading, Row, Stack } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../shared/head/head.tsx";
import { paths } from "../../shared/paths.ts";
import { checkout as texts, stopText } from "./texts.ts";
import { shell } from "../../shared/texts.ts";

/** This cart cannot be bought as it is: why, and where that is mended. */
export function Stopped({ stop }: { stop: CheckoutStop }) {
  return stop.kind === "empty" ? <Empty /> : <Refused stop={stop} />;
}

function Empty() {
  const lastOrder = useCheckout(selectLastOrder);
  const { title, text, placed, action, order, orders } = texts.stopped.empty;
  return (
    <>
      <PrivateHead title={shell.title(title)} />
      <PageHeading lead={`${text} ${placed}`}>{title}</PageHeading>
      <Row>
        <LinkButton link={<Link to={paths.marketplace} />}>{action}</LinkButton>
        <LinkButton
          link={<Link to={lastOrder === null ? paths.orders : paths.order(lastOrder)} />}
          variant="plain"
        >
          {lastOrder === null ? orders : order}
        </LinkButton>
      </Row>
    </>
  );
}

function Refused({ stop }: { stop: Extract<CheckoutStop, { kind: "refused" }> }) {
  const checkout = useCheckoutRef();
  return (
    <>
      <PrivateHead title={shell.title(texts.stopped.refused)} />
      <PageHeading>{texts.stopped.refused}</PageHeading>
      <Stack gap="lg">
        <Notice tone="danger">{stopText(stop)}</Notice>
        <Row>
          <LinkButton link={<Link to={paths.cart} />} variant="solid">
            {texts.stopped.cart}
          </LinkButton>
          <Button onClick={() => checkout.send({ type: "checkout.retry" })} variant="plain">
            {texts.stopped.again}
          </Button>
        </Row>
      </Stack>
    </>
  );
}
