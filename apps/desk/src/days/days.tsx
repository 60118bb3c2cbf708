import { useSelector } from "@shop/machine-factories/react";
import { Stack } from "@shop/ui";
import type { DaysRef } from "../machine/days-machine.ts";
import { PagedList } from "../shared/paged-list.tsx";
import { texts } from "../shared/texts.ts";
import { DayCard } from "./day-card.tsx";

/** The coming days: how many orders each window has, and whether a day is closed. */
export function Days({ machine }: { machine: DaysRef }) {
  const { days, failure } = useSelector(machine, ({ context }) => context);
  const status = useSelector(machine, ({ value }) => value);
  return (
    <PagedList
      // That of a change stands at its day.
      failure={status === "failed" ? failure : null}
      isEmpty={days.length === 0}
      isLoading={status === "loading"}
      labels={texts.days}
      onMore={() => machine.send({ type: "days.retry" })}
    >
      <Stack as="ul" gap="4">
        {days.map((day) => (
          <DayCard day={day} key={day.day} machine={machine} />
        ))}
      </Stack>
    </PagedList>
  );
}
