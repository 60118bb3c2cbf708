import type { Ref } from "react";
import { MinusIcon, PlusIcon } from "../icons/icons.ts";
import { Box, Root, Step } from "./parts.ts";
import { useDraft } from "./use-draft.ts";

export interface QuantityLabels {
  increase: string;
  decrease: string;
  quantity: string;
}

export interface QuantityStepperProps {
  value: number;
  labels: QuantityLabels;
  /** Zero takes the product out. */
  onChange: (value: number) => void;
  max?: number;
  /** As wide as its container. */
  block?: boolean;
  size?: "md" | "lg";
  /** The server has not answered yet; the control goes on working. */
  pending?: boolean;
  increaseRef?: Ref<HTMLButtonElement>;
}

/** Two buttons and a number that can be typed; a typed number counts at Enter or on leaving the field. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    labels,
    onChange,
    max = Number.POSITIVE_INFINITY,
    block = false,
    size = "md",
    pending = false,
    increaseRef,
  } = props;
  const set = (next: number) => {
    const bounded = Math.min(max, Math.max(0, next));
    if (bounded !== value) onChange(bounded);
  };
  const draft = useDraft(value, max, set);

  return (
    <Root aria-busy={pending} block={block} size={size}>
      <Step aria-disabled={value <= 0} aria-label={labels.decrease} onClick={() => set(value - 1)}>
        <MinusIcon />
      </Step>
      <Box
        aria-label={labels.quantity}
        inputMode="numeric"
        max={Number.isFinite(max) ? max : undefined}
        min={0}
        onBlur={draft.commit}
        onChange={(event) => draft.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={draft.onKeyDown}
        onWheel={(event) => event.currentTarget.blur()} // or scrolling the page would change the quantity
        type="number"
        value={draft.text}
      />
      <Step
        aria-disabled={value >= max}
        aria-label={labels.increase}
        onClick={() => set(value + 1)}
        ref={increaseRef}
      >
        <PlusIcon />
      </Step>
    </Root>
  );
}
