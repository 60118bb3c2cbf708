import type { TimelineIndicatorProps, TimelineSeparatorProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Timeline } from "../chakra/timeline.ts";
import { CheckIcon, CloseIcon } from "../icons/icons.ts";

export interface OrderStep {
  label: string;
  /** When it was reached, formatted; absent for later steps. */
  time?: { text: string; iso: string };
  /** Small, below its name: the payment status. */
  note?: ReactNode;
  /** Passed, current, still to come, or cancelled. */
  status: "done" | "current" | "ahead" | "ended";
}

export interface OrderTimelineProps {
  label: string;
  steps: readonly OrderStep[];
}

const MARKS: Record<OrderStep["status"], TimelineIndicatorProps> = {
  done: { bg: "shelf", color: "gold.solid", children: <CheckIcon /> },
  current: { bg: "gold.solid", borderColor: "gold.solid" },
  ahead: { bg: "bg", borderStyle: "dashed", borderColor: "border.emphasized" },
  ended: { bg: "bg.error", borderColor: "fg.error", color: "fg.error", children: <CloseIcon /> },
};

/** The rail of the steps still to come. */
const RAIL_AHEAD: TimelineSeparatorProps = { borderColor: "border.emphasized", borderStyle: "dotted" };

/** The progress of an order: marks on a rail, solid up to the current one. */
export function OrderTimeline({ label, steps }: OrderTimelineProps) {
  return (
    <Timeline.Root aria-label={label} as="ol">
      {steps.map(({ label: step, time, note, status }, place) => (
        <Timeline.Item
          aria-current={status === "current" || status === "ended" ? "step" : undefined}
          as="li"
          color={status === "ahead" ? "fg.muted" : undefined}
          key={step}
        >
          <Timeline.Connector aria-hidden="true">
            <Timeline.Separator {...(steps[place + 1]?.status === "ahead" && RAIL_AHEAD)} />
            <Timeline.Indicator _print={{ bg: "none", color: "fg" }} {...MARKS[status]} />
          </Timeline.Connector>
          <Timeline.Content>
            <Timeline.Title fontWeight={status === "current" ? "800" : undefined}>{step}</Timeline.Title>
            {time && (
              <Timeline.Description asChild>
                <time dateTime={time.iso}>{time.text}</time>
              </Timeline.Description>
            )}
            {note && <Timeline.Description as="div">{note}</Timeline.Description>}
          </Timeline.Content>
        </Timeline.Item>
      ))}
    </Timeline.Root>
  );
}
