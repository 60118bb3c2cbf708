import { selectIsBusy } from "@shop/checkout-machine";
import { useSteps } from "@shop/checkout-machine/react";
import { Button, LinkButton, Row } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { checkout as texts } from "./texts.ts";

/** On to the next step, or back to the cart. */
export function NextButton() {
  const isBusy = useSteps(selectIsBusy);
  return (
    <Row>
      <Button loading={isBusy} size="lg" type="submit" variant="solid">
        {texts.next}
      </Button>
      <LinkButton link={<Link to={paths.cart} />} size="lg" variant="surface">
        {texts.back}
      </LinkButton>
    </Row>
  );
}
