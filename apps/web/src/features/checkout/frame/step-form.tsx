import { selectIsBusy } from "@shop/checkout-machine";
import { useSteps, useStepsRef } from "@shop/checkout-machine/react";
import { Button, Stack } from "@shop/ui";
import type { ReactNode } from "react";
import { checkout as texts } from "../texts.ts";

/** The form of a step: Enter in any field continues to the next step. */
export function StepForm({ children }: { children: ReactNode }) {
  const steps = useStepsRef();
  const isBusy = useSteps(selectIsBusy);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        steps.send({ type: "step.next" });
      }}
    >
      <Stack gap="lg">
        {children}
        <Button alignSelf={{ md: "start" }} loading={isBusy} size="lg" type="submit" variant="solid">
          {texts.next}
        </Button>
      </Stack>
    </form>
  );
}
