import { Badge, Box, Flex, Heading, Text } from "@chakra-ui/react";
import { selectArrived, type DeliveryGroup } from "@shop/fulfilment-machine";
import { useBoard } from "@shop/fulfilment-machine/react";
import { texts } from "../shared/texts.ts";
import { OrderCardLink } from "./order-card-link.tsx";

/** The orders of one state by delivery window, late ones first. */
export function DeliveryGroups({ groups }: { groups: DeliveryGroup[] }) {
  const arrived = useBoard(selectArrived);
  if (groups.length === 0) return <Text color="fg.muted">{texts.board.emptyColumn}</Text>;
  return groups.map(({ id, label, isLate, orders }) => (
    <Box as="section" bg="inherit" key={id} marginBottom="2">
      {/* Says which window is shown while its orders scroll below it. */}
      <Flex align="center" bg="inherit" gap="2" paddingY="2" position="sticky" top="0" wrap="wrap" zIndex="1">
        <Heading as="h3" color={isLate ? "fg.error" : "fg"} size="md">
          {label}
        </Heading>
        {isLate && (
          <Badge colorPalette="red" variant="solid">
            {texts.board.late}
          </Badge>
        )}
      </Flex>
      <ul>
        {orders.map((order) => (
          <OrderCardLink
            isLate={isLate}
            isNew={arrived.includes(order.number)}
            key={order.id}
            order={order}
          />
        ))}
      </ul>
    </Box>
  ));
}
