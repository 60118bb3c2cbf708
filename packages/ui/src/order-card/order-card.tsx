import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ChevronIcon } from "../icons/icons.ts";
import { ProductPicture } from "../product-picture/product-picture.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const MAX_PICTURES = 4;

const Root = styled(
  "li",
  defineSlotRecipe({
    className: "order-card",
    slots: [
      "root",
      "line",
      "number",
      "chevron",
      "facts",
      "total",
      "foot",
      "pictures",
      "picture",
      "more",
      "action",
    ],
    base: {
      root: {
        position: "relative",
        display: "grid",
        gap: "3",
        paddingY: "4",
        borderBottom: "1px dashed",
        borderColor: "control",
        listStyle: "none",
        _hover: { "& .order-card__number": { textDecorationLine: "underline" } },
      },
      line: {
        display: "flex",
        alignItems: "baseline",
        justifyContent: "space-between",
        gap: "4",
        minWidth: 0,
      },
      number: {
        textStyle: "subheading",
        fontVariantNumeric: "tabular-nums",
        textUnderlineOffset: "0.2em",
        // the whole row leads to the order
        _after: { content: '""', position: "absolute", inset: 0 },
      },
      chevron: { display: "inline-flex", marginLeft: "1", color: "fgMuted" },
      total: { textStyle: "subheading", fontVariantNumeric: "tabular-nums" },
      facts: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        rowGap: "1",
        color: "fgMuted",
      },
      foot: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: "3",
      },
      pictures: { display: "flex", alignItems: "center", gap: "2" },
      picture: { width: "3rem" },
      more: { color: "fgMuted", fontVariantNumeric: "tabular-nums" },
      // above what makes the whole row a link
      action: { position: "relative" },
    },
  }),
);

export interface OrderCardProps {
  /** What people read to each other, such as `7K3M-9QX2-PD`. */
  number: string;
  /** Leads to the order; `label` is its name for a screen reader. */
  link: LinkElement;
  label: string;
  /** "18 de noviembre de 2026" */
  date: string;
  /** "2 piezas" */
  detail: string;
  total: string;
  /** Where it stands: a status tag. */
  status: ReactNode;
  /** What was bought, by its id and the address of its picture; the first four are shown, and how many more there are. */
  pictures: readonly { id: string; src: string }[];
  /** What can be done with the order right here: a button. */
  action?: ReactNode;
}

/** An order in a list: when, where it stands, what was in it. The row leads to it. */
export function OrderCard(props: OrderCardProps) {
  const { number, link, label, date, detail, total, status, pictures, action } = props;
  const rest = pictures.length - MAX_PICTURES;
  return (
    <Root>
      <div className="order-card__line">
        <Slot aria-label={label} className="order-card__number" element={link}>
          {number}
          <span aria-hidden="true" className="order-card__chevron">
            <ChevronIcon />
          </span>
        </Slot>
        <span className="order-card__total">{total}</span>
      </div>
      <div className="order-card__facts">
        {status}
        <span>{date}</span>
        <span>{detail}</span>
      </div>
      <div className="order-card__foot">
        <div aria-hidden="true" className="order-card__pictures">
          {pictures.slice(0, MAX_PICTURES).map(({ id, src }) => (
            <span className="order-card__picture" key={id}>
              <ProductPicture alt="" sizes="48px" src={src || undefined} />
            </span>
          ))}
          {rest > 0 && <span className="order-card__more">+{rest}</span>}
        </div>
        {action && <div className="order-card__action">{action}</div>}
      </div>
    </Root>
  );
}
