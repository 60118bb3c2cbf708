import { Badge, Card, Heading, Text } from "@chakra-ui/react";
import type { DeskDay } from "@shop/contract";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Notice, Row, Stack } from "@shop/ui";
import { failureText } from "@shop/web/format";
import type { DaysRef } from "../machine/days-machine.ts";
import { texts } from "../shared/texts.ts";

type DayCardProps = { machine: DaysRef; day: DeskDay };

/** A day with how full its windows are, and the way to close it. */
export function DayCard({ machine, day: { day, name, isClosed, windows } }: DayCardProps) {
  const changing = useSelector(machine, ({ value, context }) =>
    value === "changing" ? context.change?.day : undefined,
  );
  const failure = useSelector(machine, ({ context }) =>
    context.change?.day === day ? context.failure : null,
  );
  const orders = windows.reduce((sum, window) => sum + window.orders, 0);
  const change = isClosed ? texts.days.open : texts.days.close;
  return (
    <Card.Root as="li" bg="bg.panel">
      <Card.Body gap="3">
        <Row spread>
          <Heading as="h2" size="md">
            <span>{name}</span> {isClosed && <Badge colorPalette="red">{texts.days.closed}</Badge>}
          </Heading>
          <Button
            aria-label={texts.days.changeOf(change, name)}
            disabled={changing !== undefined && changing !== day}
            loading={changing === day}
            onClick={() => machine.send({ type: "day.change", day, isClosed: !isClosed })}
            variant="outline"
          >
            {change}
          </Button>
        </Row>
        {failure && <Notice status="error">{failureText(failure)}</Notice>}
        {isClosed && orders > 0 && <Notice status="warning">{texts.days.stillOn(orders)}</Notice>}
        {windows.length === 0 && <Text color="fg.muted">{texts.days.noWindows}</Text>}
        <Stack as="ul" gap="1">
          {windows.map((window) => (
            <Window key={window.id} window={window} />
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

function Window({ window: { option, hours, orders, capacity } }: { window: DeskDay["windows"][number] }) {
  const isFull = capacity !== undefined && orders >= capacity;
  return (
    <Row as="li" spread>
      <span>{`${option}, ${hours}`}</span>
      <Row gap="2" whiteSpace="nowrap">
        {isFull && <Badge colorPalette="orange">{texts.days.full}</Badge>}
        <span>{texts.days.taken(orders, capacity)}</span>
      </Row>
    </Row>
  );
}
