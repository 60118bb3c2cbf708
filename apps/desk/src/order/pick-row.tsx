import { Box, Button, chakra, IconButton, Text } from "@chakra-ui/react";
import type { Order, PickedLine } from "@shop/contract";
import { selectSubstitutes, type PickLine } from "@shop/fulfilment-machine";
import { useFulfilment, useFulfilmentRef } from "@shop/fulfilment-machine/react";
import { CheckIcon, ProductPicture } from "@shop/ui";
import { weight } from "@shop/web/format";
import { useState } from "react";
import { texts } from "../shared/texts.ts";
import { MissingPanel } from "./missing-panel.tsx";

/** How many of what, readable at arm's length, with a button as large as a thumb. */
export function PickRow({ line, order, isPicking }: { line: PickLine; order: Order; isPicking: boolean }) {
  const fulfilment = useFulfilmentRef();
  const substitutes = useFulfilment(selectSubstitutes);
  const [isOpen, setIsOpen] = useState(false);
  const { item, picked } = line;
  const { id, name, quantity, image, weight: grams } = item;
  const isComplete = picked?.quantity === quantity;
  return (
    <Box as="li" borderBottom="1px dashed" borderColor="border">
      <Line>
        <ProductPicture alt="" src={image || undefined} />
        <Text as="span" fontFamily="heading" fontWeight="bold" textStyle="2xl" whiteSpace="nowrap">
          {texts.pick.quantity(quantity)}
        </Text>
        <Box minWidth="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {weight(grams)}
          </Text>
          {picked && !isComplete && <Outcome of={quantity} picked={picked} />}
          {isPicking && !isOpen && (
            <Button
              aria-label={texts.pick.missingOf(name)}
              marginTop="2"
              onClick={() => {
                substitutes?.send({ type: "substitutes.open", id });
                setIsOpen(true);
              }}
              variant="surface"
            >
              {texts.pick.missing}
            </Button>
          )}
        </Box>
        {isPicking && (
          <IconButton
            aria-label={texts.pick.all(name)}
            aria-pressed={isComplete}
            onClick={() => {
              setIsOpen(false);
              fulfilment.send({ type: "line.pick", line: { id, quantity } });
            }}
            size="xl"
            variant={isComplete ? "solid" : "outline"}
          >
            <CheckIcon />
          </IconButton>
        )}
      </Line>
      {isOpen && substitutes && (
        <MissingPanel line={line} onClose={() => setIsOpen(false)} order={order} substitutes={substitutes} />
      )}
    </Box>
  );
}

/** What goes of a line of which something is missing. */
function Outcome({ of, picked: { quantity, substitute } }: { of: number; picked: PickedLine }) {
  return (
    <Text fontWeight="semibold" textStyle="sm">
      {[
        texts.pick.found(quantity, of),
        ...(substitute ? [texts.pick.instead(substitute.quantity, substitute.name)] : []),
      ].join(" ")}
    </Text>
  );
}

const Line = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "3.5rem minmax(3rem, max-content) minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "3",
    paddingY: "2",
    fontVariantNumeric: "tabular-nums",
  },
});
