import { selectIsBusy } from "@shop/checkout-machine";
import { useSteps } from "@shop/checkout-machine/react";
import { Button, Row } from "@shop/ui";
import { checkout as texts } from "./texts.ts";

/** On to the next step. */
export function NextButton() {
  const isBusy = useSteps(selectIsBusy);
  return (
    <Row>
      <Button loading={isBusy} size="lg" type="submit" variant="solid">
        {texts.next}
      </Button>
    </Row>
  );
}
