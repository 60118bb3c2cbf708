import type { TimelineIndicatorProps, TimelineSeparatorProps } from "@chakra-ui/react";
import { Timeline } from "../chakra/timeline.ts";
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

const MARKS: Record<OrderStep["stand"], TimelineIndicatorProps> = {
  done: { bg: "shelf", color: "gold.solid", children: <CheckIcon /> },
  current: { bg: "gold.solid", color: "gold.contrast" },
  ahead: { bg: "bg", border: "2px dashed", borderColor: "border.emphasized" },
  ended: { bg: "bg.error", border: "2px solid", color: "fg.error", children: <CloseIcon /> },
};

const RAILS = {
  done: { borderColor: "shelf" },
  ahead: { borderColor: "border.emphasized", borderStyle: "dotted" },
} satisfies Record<string, TimelineSeparatorProps>;

/** The way of an order: marks on a rail, solid as far as it has come. */
export function OrderTimeline({ label, steps }: OrderTimelineProps) {
  return (
    <Timeline.Root aria-label={label} as="ol" css={{ "--timeline-thickness": "2px" }} size="xl">
      {steps.map(({ label: step, time, stand }, place) => (
        <Timeline.Item
          aria-current={stand === "current" || stand === "ended" ? "step" : undefined}
          as="li"
          color={stand === "ahead" ? "fg.muted" : undefined}
          key={step}
        >
          <Timeline.Connector aria-hidden="true">
            <Timeline.Separator {...RAILS[steps[place + 1]?.stand === "ahead" ? "ahead" : "done"]} />
            <Timeline.Indicator borderRadius="l1" {...MARKS[stand]} />
          </Timeline.Connector>
          <Timeline.Content alignItems="baseline" flexDirection="row" justifyContent="space-between">
            <Timeline.Title textStyle="label" {...(stand === "current" && { fontWeight: "800" })}>
              {step}
            </Timeline.Title>
            {time && (
              <Timeline.Description asChild fontVariantNumeric="tabular-nums" textAlign="end" textStyle="sm">
                <time dateTime={time.iso}>{time.text}</time>
              </Timeline.Description>
            )}
          </Timeline.Content>
        </Timeline.Item>
      ))}
    </Timeline.Root>
  );
}
