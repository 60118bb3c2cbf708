import { Text } from "@chakra-ui/react";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Row, Stack } from "@shop/ui";
import { money } from "@shop/web/format";
import { saveFile } from "@shop/web/platform/browser/save-file";
import { PERIODS, type FiguresRef } from "../machine/figures-machine.ts";
import { LoadedList } from "../shared/loaded-list.tsx";
import { texts } from "../shared/texts.ts";
import { DayFiguresRow } from "./day-figures-row.tsx";
import { figuresCsv } from "./figures-csv.ts";
import { salesOf, sumOf } from "./sales.ts";

/** What the shop has sold on the last days. */
export function Figures({ machine }: { machine: FiguresRef }) {
  const { period, days, failure } = useSelector(machine, ({ context }) => context);
  const isLoading = useSelector(machine, ({ value }) => value === "loading");
  // While another period loads, the days are still those of the former one: they are neither shown nor saved.
  const isEmpty = days.length === 0 || isLoading;
  const most = Math.max(...days.map((day) => salesOf([day])));
  return (
    <Stack gap="6">
      <Row spread>
        <Row aria-label={texts.figures.periods} as="fieldset" gap="2">
          {PERIODS.map((each) => (
            <Button
              aria-pressed={each === period}
              key={each}
              onClick={() => machine.send({ type: "figures.show", period: each })}
              variant={each === period ? "solid" : "outline"}
            >
              {texts.figures.period(each)}
            </Button>
          ))}
        </Row>
        <Button
          disabled={isEmpty}
          onClick={() => saveFile({ name: texts.figures.file, text: figuresCsv(days), type: "text/csv" })}
          variant="outline"
        >
          {texts.figures.save}
        </Button>
      </Row>
      <LoadedList
        failure={failure}
        isEmpty={isEmpty}
        isLoading={isLoading}
        labels={texts.figures}
        onRead={() => machine.send({ type: "figures.retry" })}
      >
        <Text fontWeight="semibold" textStyle="lg">
          {texts.figures.total(money(salesOf(days)), sumOf(days.map(({ orders }) => orders)))}
        </Text>
        <ul>
          {days.map((day) => (
            <DayFiguresRow figures={day} key={day.day} most={most} />
          ))}
        </ul>
      </LoadedList>
    </Stack>
  );
}
