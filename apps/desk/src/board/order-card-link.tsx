import { Badge, chakra } from "@chakra-ui/react";
import type { OrderCard } from "@shop/contract";
import { SnowIcon } from "@shop/ui";
import { money } from "@shop/web/format";
import { memo } from "react";
import { cardId, DeskLink } from "../shared/desk-link.tsx";
import { texts } from "../shared/texts.ts";

type CardProps = { order: OrderCard; isLate: boolean; isNew: boolean };

/** An order on the board: a link that opens it. Memoized, as hundreds are shown and one of them changes. */
export const OrderCardLink = memo(function OrderCardLink({ order, isLate, isNew }: CardProps) {
  return (
    <Item data-late={isLate || undefined}>
      <DeskLink id={cardId(order.id)} to={{ view: "board", orderId: order.id }}>
        <b>{order.number}</b>
        <span>{money(order.total)}</span>
        <strong>{order.name}</strong>
        <small>{texts.board.detail(order.postalCode, order.units)}</small>
        <small>{texts.methods[order.paymentMethod]}</small>
        {(isNew || order.hasColdChain) && (
          <div>
            {isNew && <Badge colorPalette="green">{texts.board.fresh}</Badge>}
            {order.hasColdChain && (
              <Badge colorPalette="blue">
                <SnowIcon />
                <span>{texts.board.cold}</span>
              </Badge>
            )}
          </div>
        )}
      </DeskLink>
    </Item>
  );
});

/** One styled element a card: five hundred are shown, and only those on screen are laid out. */
const Item = chakra("li", {
  base: {
    contentVisibility: "auto",
    containIntrinsicSize: "auto 8rem",
    paddingBottom: "2",
    "& a": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: "3",
      rowGap: "0.5",
      padding: "3",
      bg: "bg.panel",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "l2",
      fontVariantNumeric: "tabular-nums",
      lineHeight: "1.35",
      _hover: { borderColor: "border.emphasized" },
      // What is beyond its box is not painted.
      _focusVisible: { outlineOffset: "-2px" },
    },
    "&[data-late] a": { borderInlineStart: "4px solid", borderInlineStartColor: "fg.error" },
    "& b": { fontFamily: "heading", fontSize: "lg", fontWeight: "bold" },
    "& span": { fontWeight: "semibold" },
    "& strong": { gridColumn: "1 / -1", fontWeight: "medium", overflowWrap: "anywhere" },
    "& small": { gridColumn: "1 / -1", color: "fg.muted", fontSize: "sm" },
    "& div": { gridColumn: "1 / -1", display: "flex", gap: "1.5", marginTop: "1" },
  },
});
