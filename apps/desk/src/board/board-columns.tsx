import { Badge, Box, Flex, Heading, SimpleGrid } from "@chakra-ui/react";
import type { BoardColumn } from "@shop/fulfilment-machine";
import { PrintButton } from "../shared/print-button.tsx";
import { texts } from "../shared/texts.ts";
import { DeliveryGroups } from "./delivery-groups.tsx";
import { RouteList } from "./route-list.tsx";

/** The board on a wide screen: a column for each state, each with its own scrollbar. */
export function BoardColumns({ columns, isSearched }: { columns: BoardColumn[]; isSearched: boolean }) {
  return (
    <SimpleGrid columns={4} flex="1" gap="4" minHeight="0" padding="6" paddingTop="4">
      {columns.map(({ state, count, groups }) => (
        <Flex
          aria-label={texts.board.columnLabel(state, count)}
          as="section"
          bg="bg.subtle"
          borderRadius="l3"
          direction="column"
          key={state}
          minHeight="0"
          minWidth="0"
        >
          <Flex align="center" gap="2" padding="3">
            <Heading as="h2" size="xl">
              {texts.columns[state]}
            </Heading>
            <Badge variant="surface">{count}</Badge>
            {state === "enviado" && count > 0 && !isSearched && (
              // All of them: what was searched for is no route.
              <Box marginInlineStart="auto" marginY="-2">
                <PrintButton label={texts.print.route} size="sm">
                  <RouteList orders={groups.flatMap(({ orders }) => orders)} />
                </PrintButton>
              </Box>
            )}
          </Flex>
          <Flex bg="inherit" direction="column" flex="1" overflowY="auto" paddingBottom="3" paddingX="3">
            <DeliveryGroups groups={groups} />
          </Flex>
        </Flex>
      ))}
    </SimpleGrid>
  );
}
