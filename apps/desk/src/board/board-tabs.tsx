import { Box, Tabs, Text } from "@chakra-ui/react";
import type { BoardColumn } from "@shop/fulfilment-machine";
import { texts } from "../shared/texts.ts";
import { DeliveryGroups } from "./delivery-groups.tsx";

/** The board on a phone: one state at a time, chosen at the bottom, where a thumb is. */
export function BoardTabs({ columns }: { columns: BoardColumn[] }) {
  return (
    <Tabs.Root
      _horizontal={{ display: "flex" }}
      defaultValue="pendiente"
      fitted
      flex="1"
      flexDirection="column"
      lazyMount
      // The header and the heading of the board are 9rem high: with few orders the tabs stay at the bottom.
      minHeight="calc(100dvh - 9rem)"
      unmountOnExit
    >
      <Tabs.List
        bg="bg.panel"
        bottom="0"
        order="2"
        paddingBottom="env(safe-area-inset-bottom)"
        position="sticky"
        zIndex="docked"
      >
        {columns.map(({ state, count }) => (
          <Tabs.Trigger
            aria-label={texts.board.columnLabel(state, count)}
            flexDirection="column"
            gap="0"
            height="3.5rem"
            key={state}
            paddingX="1"
            value={state}
          >
            <Text as="span" fontWeight="bold" textStyle="lg">
              {count}
            </Text>
            <Text as="span" textStyle="xs">
              {texts.columns[state]}
            </Text>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* The heading of a window inherits the background, as its orders scroll below it. */}
      <Box bg="bg" flex="1" paddingBottom="3" paddingX="4">
        {columns.map(({ state, groups }) => (
          <Tabs.Content bg="inherit" key={state} padding="0" tabIndex={-1} value={state}>
            <DeliveryGroups groups={groups} />
          </Tabs.Content>
        ))}
      </Box>
    </Tabs.Root>
  );
}
