import { useStepsRef } from "@shop/checkout-machine/react";
import { Stack } from "@shop/ui";
import type { ReactNode } from "react";
import { NextButton } from "./next-button.tsx";

/** The choices of a step: Enter goes on, from wherever the shopper is. */
export function StepForm({ children }: { children: ReactNode }) {
  const steps = useStepsRef();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        steps.send({ type: "step.next" });
      }}
    >
      <Stack gap="lg">
        {children}
        <NextButton />
      </Stack>
    </form>
  );
}
