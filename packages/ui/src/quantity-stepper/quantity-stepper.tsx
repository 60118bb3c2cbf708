import { type Ref, useId } from "react";
import { MinusIcon, PlusIcon } from "../icons/icons.ts";
import { Box, Frame, Message, Root, Step } from "./parts.ts";
import { useDraft } from "./use-draft.ts";

export interface QuantityLabels {
  increase: string;
  decrease: string;
  quantity: string;
  /** The error for invalid input. */
  notWhole: string;
}

export interface QuantityStepperProps {
  value: number;
  labels: QuantityLabels;
  /** Zero removes the product. */
  onChange: (value: number) => void;
  max?: number;
  /** As wide as its container. */
  block?: boolean;
  size?: "md" | "lg";
  /** The change is pending; the control stays usable. */
  pending?: boolean;
  increaseRef?: Ref<HTMLButtonElement>;
}

/** Two buttons and a number that can be typed; a typed number is applied on Enter or blur. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    labels,
    onChange,
    max: limit = Number.POSITIVE_INFINITY,
    block = false,
    size = "md",
    pending = false,
    increaseRef,
  } = props;
  // What is in the cart already may be more than there is now: it stays until it is lowered.
  const max = Math.max(limit, value);
  const set = (next: number) => {
    const bounded = Math.min(max, Math.max(0, next));
    if (bounded !== value) onChange(bounded);
  };
  const draft = useDraft(value, max, set);
  const step = (next: number) => {
    draft.leave();
    set(next);
  };
  const message = useId();

  return (
    <Frame block={block}>
      <Root aria-busy={pending} size={size}>
        <Step aria-disabled={value <= 0} aria-label={labels.decrease} onClick={() => step(value - 1)}>
          <MinusIcon />
        </Step>
        <Box
          aria-describedby={draft.isRefused ? message : undefined}
          aria-invalid={draft.isRefused || undefined}
          aria-label={labels.quantity}
          inputMode="numeric"
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-valuemin={0}
          aria-valuenow={value}
          autoComplete="off"
          onBlur={draft.commit}
          onChange={(event) => draft.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={draft.onKeyDown}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the type number it would make 25 of "2,5"
          role="spinbutton"
          value={draft.text}
        />
        <Step
          aria-disabled={value >= max}
          aria-label={labels.increase}
          onClick={() => step(value + 1)}
          ref={increaseRef}
        >
          <PlusIcon />
        </Step>
      </Root>
      {draft.isRefused && (
        <Message id={message} role="alert">
          {labels.notWhole}
        </Message>
      )}
    </Frame>
  );
}
