import { useSelector } from "@shop/machine-factories/react";
import { Stack } from "@shop/ui";
import type { DaysRef } from "../machine/days-machine.ts";
import { LoadedList } from "../shared/loaded-list.tsx";
import { texts } from "../shared/texts.ts";
import { DayCard } from "./day-card.tsx";

/** The coming days: how many orders each window has, and whether a day is closed. */
export function Days({ machine }: { machine: DaysRef }) {
  const { days, failure } = useSelector(machine, ({ context }) => context);
  const status = useSelector(machine, ({ value }) => value);
  return (
    <LoadedList
      // The failure of a change is shown on the card of its day.
      failure={status === "failed" ? failure : null}
      isEmpty={days.length === 0}
      isLoading={status === "loading"}
      labels={texts.days}
      onRead={() => machine.send({ type: "days.retry" })}
    >
      <Stack as="ul" gap="4">
        {days.map((day) => (
          <DayCard day={day} key={day.day} machine={machine} />
        ))}
      </Stack>
    </LoadedList>
  );
}
