import { Box, Button, chakra, IconButton, Text } from "@chakra-ui/react";
import { deliveredItems } from "@shop/commerce";
import type { Failure, Order, PickedLine } from "@shop/contract";
import { selectRefusals, selectSubstitutes, type PickLine } from "@shop/fulfilment-machine";
import { useFulfilment, useFulfilmentRef } from "@shop/fulfilment-machine/react";
import { CheckIcon, ProductPicture } from "@shop/ui";
import { failureText, weight } from "@shop/web/format";
import { texts } from "../shared/texts.ts";
import { MissingPanel } from "./missing-panel.tsx";
import { RefundRow } from "./refund-row.tsx";

type RowProps = {
  line: PickLine;
  order: Order;
  isPicking: boolean;
  /** Whether its panel is open, in which staff note what is missing. */
  isOpen: boolean;
  /** @param id of the line to open; null closes the open one */
  onOpen: (id: string | null) => void;
};

/** How many of what, readable at arm's length, with a button as large as a thumb. */
export function PickRow({ line, order, isPicking, isOpen, onOpen }: RowProps) {
  const fulfilment = useFulfilmentRef();
  const substitutes = useFulfilment(selectSubstitutes);
  const refusal = useFulfilment(selectRefusals)[line.item.id];
  const { item, picked } = line;
  const { id, name, quantity, image, weight: grams } = item;
  const isComplete = picked?.quantity === quantity;
  // By the line: its own product, and the substitute that went for missing units.
  const delivered = order.state === "entregado" ? deliveredItems(order).filter((each) => each.id === id) : [];
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
          {refusal && (
            <Text color="fg.error" role="alert" textStyle="sm">
              {texts.pick.notTaken(refusalText(refusal))}
            </Text>
          )}
          {isPicking && !isOpen && (
            <Button
              aria-label={texts.pick.missingOf(name)}
              marginTop="2"
              onClick={() => onOpen(id)}
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
              if (isOpen) onOpen(null);
              if (!isComplete) fulfilment.send({ type: "line.pick", line: { id, quantity } });
            }}
            size="xl"
            variant={isComplete ? "solid" : "outline"}
          >
            <CheckIcon />
          </IconButton>
        )}
      </Line>
      {delivered.map((each) => (
        <RefundRow delivered={each} key={each.item.id} order={order} />
      ))}
      {isOpen && substitutes && (
        <MissingPanel line={line} onClose={() => onOpen(null)} order={order} substitutes={substitutes} />
      )}
    </Box>
  );
}

function refusalText(refusal: Failure): string {
  if (refusal.id !== 422) return failureText(refusal);
  // `state`: the order has left; `line`: it was picked otherwise since.
  if (refusal.field === "state") return texts.pick.tooLate;
  return refusal.field === "line" ? texts.pick.changed : failureText(refusal);
}

/** What came of an incomplete line: the units found, and what goes instead. */
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
