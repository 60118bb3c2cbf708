import { Box, Text } from "@chakra-ui/react";
import { dayLabel, shop } from "@shop/commerce";
import type { DayFigures, Money } from "@shop/contract";
import { Row, Stack } from "@shop/ui";
import { money } from "@shop/web/format";
import { texts } from "../shared/texts.ts";
import { salesOf } from "./sales.ts";

/** A day: what it sold, as a number and as a bar, and what became of its orders. @param most the sales of the best day */
export function DayFiguresRow({ figures, most }: { figures: DayFigures; most: Money }) {
  const { day, sales } = figures;
  const sum = salesOf([figures]);
  const byMethod = sales.map(
    ({ paymentMethod, amount }) => `${texts.methods[paymentMethod]} ${money(amount)}`,
  );
  return (
    <Stack as="li" borderBottom="1px dashed" borderColor="border" gap="1" paddingY="3">
      <Row spread>
        <Text fontWeight="semibold">{dayLabel(day, shop.locale)}</Text>
        <Text fontWeight="semibold" whiteSpace="nowrap">
          {money(sum)}
        </Text>
      </Row>
      <Box bg="gold.solid" height="2" style={{ width: `${most === 0 ? 0 : (sum / most) * 100}%` }} />
      <Text color="fg.muted" textStyle="sm">
        {texts.figures.orders(figures)}
      </Text>
      {byMethod.length > 0 && <Text textStyle="sm">{byMethod.join(" · ")}</Text>}
    </Stack>
  );
}
