import { useCheckoutRef } from "@shop/checkout-machine/react";
import type { Failure } from "@shop/contract";
import { FailureState, LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { checkout as texts } from "../../texts/checkout.ts";
import { failure as failureSentence } from "../../texts/format.ts";
import { shell } from "../../texts/shell.ts";

/** The shop could not be asked; what was chosen is still there. */
export function Failed({ failure }: { failure: Failure }) {
  const checkout = useCheckoutRef();
  return (
    <>
      <title>{shell.title(texts.failed)}</title>
      <FailureState
        heading={texts.failed}
        level={1}
        retry={{ text: shell.retry, onClick: () => checkout.send({ type: "checkout.retry" }) }}
        text={failureSentence(failure)}
      >
        <LinkButton link={<Link to={paths.cart} />} variant="plain">
          {texts.back}
        </LinkButton>
      </FailureState>
    </>
  );
}
