import {
  selectQuote,
  selectShippingOption,
  selectWhenMissing,
  selectWindow,
  selectWindows,
} from "@shop/checkout-machine";
import type { WhenMissing } from "@shop/contract";
import { useCheckoutRef, useSteps, useStepsRef } from "@shop/checkout-machine/react";
import { ShippingOptions } from "@shop/ui";
import { cart } from "../../cart/index.ts";
import { checkout as texts } from "../texts.ts";
import { dayAndTime, money } from "../../../shared/format.ts";
import { deliveryDays } from "./delivery-days.ts";
import { StepForm } from "../frame/step-form.tsx";
import { WindowChoice } from "./window-choice.tsx";

const WISHES: readonly WhenMissing[] = ["call", "similar", "omit"];

/** How the order travels and when it arrives, by what the server offers now. */
export function ShippingStep() {
  const checkout = useCheckoutRef();
  const steps = useStepsRef();
  const quote = useSteps(selectQuote);
  const option = useSteps(selectShippingOption);
  const windows = useSteps(selectWindows);
  const window = useSteps(selectWindow);
  const whenMissing = useSteps(selectWhenMissing);
  return (
    <StepForm>
      <ShippingOptions
        legend={texts.shipping.legend}
        onChange={(chosen) => checkout.send({ type: "shipping.choose", option: chosen })}
        options={(quote?.shippingOptions ?? []).map((each) => ({
          value: each.id,
          label: each.name,
          detail: each.unavailableBecause
            ? cart.shipping.unavailable[each.unavailableBecause]
            : (each.windows[0]?.label ?? each.window),
          disabled: !each.available,
          price: each.price === 0 ? cart.shipping.free : money(each.price),
        }))}
        value={option ?? undefined}
      />
      {windows.length > 0 && (
        <WindowChoice
          closes={window ? texts.shipping.closes(dayAndTime(window.closesAt)) : undefined}
          days={deliveryDays(windows)}
          legend={texts.shipping.window}
          onChange={(chosen) => steps.send({ type: "window.choose", window: chosen })}
          value={window?.id}
        />
      )}
      <ShippingOptions
        legend={texts.missing.legend}
        onChange={(value) => {
          const chosen = WISHES.find((each) => each === value);
          if (chosen) steps.send({ type: "missing.choose", whenMissing: chosen });
        }}
        options={WISHES.map((wish) => ({
          value: wish,
          label: texts.missing.names[wish],
          detail: texts.missing.details[wish],
        }))}
        value={whenMissing}
      />
    </StepForm>
  );
}
