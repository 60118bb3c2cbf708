import { selectIsAsking, selectIsUnanswered, type PlacementRef } from "@shop/checkout-machine";
import { Button, FailureState, LinkButton } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { Link } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { checkout as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { ProgressState } from "./progress-state.tsx";

/** The outcome of a sent order is unknown: it is being requested, and the order cannot be sent again. */
export function OutcomeUnknown({ placement }: { placement: PlacementRef }) {
  const isAsking = useSelector(placement, selectIsAsking);
  const isUnanswered = useSelector(placement, selectIsUnanswered);
  const ask = () => placement.send({ type: "outcome.ask" });
  const orders = (
    <LinkButton link={<Link to={paths.orders} />} variant="surface">
      {texts.outcomeUnknown.orders}
    </LinkButton>
  );
  if (isUnanswered) {
    const unanswered = texts.outcomeUnknown.unanswered;
    return (
      <>
        <PrivateHead title={shell.title(unanswered.title)} />
        <FailureState
          heading={unanswered.title}
          level={1}
          retry={{ text: unanswered.ask, onClick: ask, pending: isAsking }}
          text={unanswered.text}
        >
          {orders}
        </FailureState>
      </>
    );
  }
  return (
    <>
      <PrivateHead title={shell.title(texts.outcomeUnknown.title)} />
      <ProgressState heading={texts.outcomeUnknown.title} text={texts.outcomeUnknown.text}>
        <Button loading={isAsking} onClick={ask}>
          {texts.outcomeUnknown.ask}
        </Button>
        {orders}
      </ProgressState>
    </>
  );
}
