import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "section",
  defineSlotRecipe({
    className: "cart-group",
    slots: ["root", "head", "heading", "note", "lines", "sums", "sum", "value"],
    base: {
      root: { marginBottom: "10" },
      head: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        rowGap: "1",
        paddingBottom: "2",
        borderBottom: "2px solid",
        borderColor: "fg",
      },
      heading: { textStyle: "heading" },
      note: { flexBasis: "100%", color: "fg.muted", textStyle: "sm" },
      lines: { containerType: "inline-size" },
      sums: {
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "flex-end",
        columnGap: "6",
        paddingTop: "3",
      },
      sum: { display: "flex", gap: "2", color: "fg.muted", "& dt::after": { content: '":"' } },
      value: { color: "fg", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
    },
  }),
);

export interface CartGroupProps {
  heading: string;
  /** What the handling means: "Viaja en caja fría". */
  note?: ReactNode;
  /** Subtotal and weight of these lines. */
  sums: readonly { label: string; value: string }[];
  /** `CartLine`s. */
  children: ReactNode;
}

/** The lines of the cart that are handled alike, with their own subtotal and weight. */
export function CartGroup({ heading, note, sums, children }: CartGroupProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <div className="cart-group__head">
        <h2 className="cart-group__heading" id={id}>
          {heading}
        </h2>
        {note && <p className="cart-group__note">{note}</p>}
      </div>
      <ul className="cart-group__lines">{children}</ul>
      <dl className="cart-group__sums">
        {sums.map(({ label, value }) => (
          <div className="cart-group__sum" key={label}>
            <dt>{label}</dt>
            <dd className="cart-group__value">{value}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
