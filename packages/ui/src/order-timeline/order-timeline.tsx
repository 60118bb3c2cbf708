import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { CheckIcon, CloseIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";

const Root = styled(
  "ol",
  defineSlotRecipe({
    className: "order-timeline",
    slots: ["root", "step", "mark", "label", "time"],
    base: {
      root: { display: "grid", padding: 0, listStyle: "none" },
      step: {
        position: "relative",
        display: "grid",
        gridTemplateColumns: "1.75rem minmax(0, 1fr) auto",
        alignItems: "baseline",
        columnGap: "3",
        paddingBottom: "4",
        // the rail between this mark and the next one
        _before: {
          content: '""',
          position: "absolute",
          left: "calc(0.875rem - 1px)",
          top: "1.75rem",
          bottom: "-0.125rem",
          borderLeft: "2px solid",
          borderColor: "shelf",
        },
        "&:last-child": { paddingBottom: 0, _before: { content: "none" } },
        // what is still to come hangs on a dotted rail
        "&:has(+ [data-stand=ahead])": {
          _before: { borderLeftStyle: "dotted", borderColor: "border.emphasized" },
        },
        "&[data-stand=ahead]": {
          color: "fg.muted",
          _before: { borderLeftStyle: "dotted", borderColor: "border.emphasized" },
        },
        "&[data-stand=current] .order-timeline__mark": {
          bg: "gold.solid",
          color: "gold.contrast",
          borderColor: "gold.solid",
        },
        "&[data-stand=current] .order-timeline__label": { fontWeight: 800 },
        "&[data-stand=ahead] .order-timeline__mark": {
          bg: "bg",
          borderColor: "border.emphasized",
          borderStyle: "dashed",
        },
        "&[data-stand=ended] .order-timeline__mark": {
          bg: "bg.error",
          color: "fg.error",
          borderColor: "fg.error",
        },
      },
      mark: {
        display: "grid",
        placeItems: "center",
        alignSelf: "start",
        width: "1.75rem",
        height: "1.75rem",
        fontSize: "sm",
        bg: "shelf",
        color: "gold.solid",
        border: "2px solid",
        borderColor: "shelf",
        borderRadius: "l1",
        _print: { bg: "none", color: "fg" },
      },
      label: { textStyle: "label", minWidth: 0 },
      time: { color: "fg.muted", textStyle: "sm", fontVariantNumeric: "tabular-nums", textAlign: "right" },
    },
  }),
);

export interface OrderStep {
  label: string;
  /** When it came there, written out; absent for what is still to come. */
  time?: { text: string; iso: string };
  /** Passed, where it stands now, still to come, or called off. */
  stand: "done" | "current" | "ahead" | "ended";
}

export interface OrderTimelineProps {
  label: string;
  steps: readonly OrderStep[];
}

/** The way of an order: marks on a rail, solid as far as it has come. */
export function OrderTimeline({ label, steps }: OrderTimelineProps) {
  return (
    <Root aria-label={label}>
      {steps.map(({ label: step, time, stand }) => (
        <li
          aria-current={stand === "current" || stand === "ended" ? "step" : undefined}
          className="order-timeline__step"
          data-stand={stand}
          key={step}
        >
          <span aria-hidden="true" className="order-timeline__mark">
            {stand === "done" && <CheckIcon />}
            {stand === "ended" && <CloseIcon />}
          </span>
          <span className="order-timeline__label">{step}</span>
          {time && (
            <time className="order-timeline__time" dateTime={time.iso}>
              {time.text}
            </time>
          )}
        </li>
      ))}
    </Root>
  );
}
