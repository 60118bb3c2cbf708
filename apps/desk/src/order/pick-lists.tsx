import { Badge, Box, Flex, Heading } from "@chakra-ui/react";
import { pickListsOf, selectPickLines, selectSubstitutes, type PickList } from "@shop/fulfilment-machine";
import { useFulfilment } from "@shop/fulfilment-machine/react";
import type { ServedOrder } from "@shop/contract";
import { useState } from "react";
import { texts } from "../shared/texts.ts";
import { PickRow } from "./pick-row.tsx";

/** What is to be picked, on one way through the shop. */
export function PickLists({ served: { order, aisles } }: { served: ServedOrder }) {
  const lines = useFulfilment(selectPickLines);
  const picked = lines.filter((line) => line.picked !== null);
  const isPicking = order.state === "preparando";
  const substitutes = useFulfilment(selectSubstitutes);
  // One line at a time: all lines share one search for substitutes.
  const [openId, setOpenId] = useState<string | null>(null);
  const open = (id: string | null) => {
    // Closing drops its answer, so that what is on the shelf is read anew.
    substitutes?.send({ type: "substitutes.close" });
    if (id !== null) substitutes?.send({ type: "substitutes.open", id });
    setOpenId(id);
  };
  return (
    <Box as="section">
      <Flex align="center" gap="3" justify="space-between">
        <Heading as="h3" size="lg">
          {texts.pick.titles[order.state]}
        </Heading>
        {isPicking && <Badge size="lg">{texts.pick.progress(picked.length, lines.length)}</Badge>}
      </Flex>
      {pickListsOf(lines, aisles).map((list) => (
        <Box as="section" key={list.id} marginTop="4">
          <Heading as="h4" color="fg.muted" size="md">
            {headingOf(list)}
          </Heading>
          <ul>
            {list.lines.map((line) => (
              <PickRow
                isOpen={isPicking && openId === line.item.id}
                isPicking={isPicking}
                key={line.item.id}
                line={line}
                onOpen={open}
                order={order}
              />
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  );
}

function headingOf({ aisle }: PickList): string {
  if (aisle === "cold") return texts.pick.cold;
  return aisle === null ? texts.pick.elsewhere : texts.pick.aisle(aisle.aisle, aisle.name);
}
