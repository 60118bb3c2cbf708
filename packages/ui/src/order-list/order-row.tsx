import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "li",
  defineSlotRecipe({
    className: "order-row",
    slots: ["root", "line", "number", "leader", "total", "facts"],
    base: {
      root: {
        position: "relative",
        display: "grid",
        gap: "2",
        paddingY: "4",
        borderBottom: "1px dashed",
        borderColor: "border.emphasized",
        listStyle: "none",
        _hover: { "& .order-row__number": { textDecorationLine: "underline" } },
      },
      line: { display: "flex", alignItems: "baseline", gap: "2", minWidth: 0 },
      number: {
        textStyle: "subheading",
        fontVariantNumeric: "tabular-nums",
        textUnderlineOffset: "0.2em",
        // the whole row leads to the order
        _after: { content: '""', position: "absolute", inset: 0 },
      },
      leader: {
        flex: 1,
        minWidth: "1rem",
        borderBottom: "2px dotted",
        borderColor: "border",
        translate: "0 -0.25em",
      },
      total: { textStyle: "subheading", fontVariantNumeric: "tabular-nums" },
      facts: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        rowGap: "1",
        color: "fg.muted",
      },
    },
  }),
);

export interface OrderRowProps {
  /** What people read to each other, such as `7K3M-9QX2-PD`. */
  number: string;
  /** Leads to the order; `label` is its name for a screen reader. */
  link: LinkElement;
  label: string;
  /** "18 nov 2026" */
  date: string;
  /** "2 piezas" */
  detail: string;
  total: string;
  /** Where it stands: a status tag. */
  status: ReactNode;
}

/** An order as a line of a till receipt: its number, dots, its total. */
export function OrderRow({ number, link, label, date, detail, total, status }: OrderRowProps) {
  return (
    <Root>
      <div className="order-row__line">
        <Slot aria-label={label} className="order-row__number" element={link}>
          {number}
        </Slot>
        <span aria-hidden="true" className="order-row__leader" />
        <span className="order-row__total">{total}</span>
      </div>
      <div className="order-row__facts">
        {status}
        <span>{date}</span>
        <span>{detail}</span>
      </div>
    </Root>
  );
}
