import { selectIsAsking, type PaymentRef } from "@shop/checkout-machine";
import { Button, LinkButton, ProgressState } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { Link } from "react-router";
import { PrivateHead } from "../../shared/head/head.tsx";
import { paths } from "../../shared/paths.ts";
import { checkout as texts } from "./texts.ts";
import { shell } from "../../shared/texts.ts";

/** An order was sent, and nobody knows what became of it: it is asked for, and cannot be sent again. */
export function OutcomeUnknown({ payment }: { payment: PaymentRef }) {
  const isAsking = useSelector(payment, selectIsAsking);
  return (
    <>
      <PrivateHead title={shell.title(texts.outcomeUnknown.title)} />
      <ProgressState heading={texts.outcomeUnknown.title} text={texts.outcomeUnknown.text}>
        <Button loading={isAsking} onClick={() => payment.send({ type: "outcome.ask" })}>
          {texts.outcomeUnknown.ask}
        </Button>
        <LinkButton link={<Link to={paths.orders} />} variant="plain">
          {texts.outcomeUnknown.orders}
        </LinkButton>
      </ProgressState>
    </>
  );
}
