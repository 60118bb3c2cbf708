import { chakra, Text } from "@chakra-ui/react";
import { CheckIcon, CloseIcon } from "../icons/icons.ts";

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
    <chakra.ol aria-label={label} display="grid">
      {steps.map(({ label: step, time, stand }) => (
        <Step
          aria-current={stand === "current" || stand === "ended" ? "step" : undefined}
          data-stand={stand}
          key={step}
        >
          <Mark aria-hidden="true" stand={stand}>
            {stand === "done" && <CheckIcon />}
            {stand === "ended" && <CloseIcon />}
          </Mark>
          <Text
            as="span"
            minWidth="0"
            textStyle="label"
            {...(stand === "current" ? { fontWeight: "800" } : {})}
          >
            {step}
          </Text>
          {time && (
            <Text asChild color="fg.muted" fontVariantNumeric="tabular-nums" textAlign="right" textStyle="sm">
              <time dateTime={time.iso}>{time.text}</time>
            </Text>
          )}
        </Step>
      ))}
    </chakra.ol>
  );
}

const Step = chakra("li", {
  base: {
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
    "&[data-stand=ahead]": { color: "fg.muted" },
    // what is still to come hangs on a dotted rail
    "&[data-stand=ahead], &:has(+ [data-stand=ahead])": {
      _before: { borderLeftStyle: "dotted", borderColor: "border.emphasized" },
    },
  },
});

const Mark = chakra("span", {
  base: {
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
  variants: {
    stand: {
      done: {},
      current: { bg: "gold.solid", color: "gold.contrast", borderColor: "gold.solid" },
      ahead: { bg: "bg", borderColor: "border.emphasized", borderStyle: "dashed" },
      ended: { bg: "bg.error", color: "fg.error", borderColor: "fg.error" },
    },
  },
});
