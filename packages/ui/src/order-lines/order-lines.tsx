import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { ProductPicture } from "../product-picture/product-picture.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "ul",
  defineSlotRecipe({
    className: "order-lines",
    slots: ["root", "line", "picture", "name", "detail", "total"],
    base: {
      root: { padding: 0, listStyle: "none", borderTop: "2px solid", borderColor: "shelf" },
      line: {
        display: "grid",
        gridTemplateColumns: "3rem minmax(0, 1fr) auto",
        gridTemplateAreas: '"picture name total" "picture detail detail"',
        alignItems: "baseline",
        columnGap: "3",
        paddingY: "3",
        borderBottom: "1px dashed",
        borderColor: "border",
        breakInside: "avoid",
        _print: {
          gridTemplateColumns: "minmax(0, 1fr) auto",
          gridTemplateAreas: '"name total" "detail detail"',
          paddingY: "1.5",
        },
      },
      picture: { gridArea: "picture", alignSelf: "center", _print: { display: "none" } },
      name: {
        gridArea: "name",
        fontWeight: 600,
        lineHeight: "1.3",
        overflowWrap: "anywhere",
        "& a:hover": { textDecoration: "underline" },
      },
      detail: {
        gridArea: "detail",
        color: "fg.muted",
        textStyle: "sm",
        fontVariantNumeric: "tabular-nums",
      },
      total: { gridArea: "total", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
    },
  }),
);

export interface OrderLineProps {
  id: string;
  name: string;
  /** Leads to the product; absent where there is nowhere to go. */
  link?: LinkElement;
  picture: string;
  /** "2 × $28.50 · 2.06 kg" */
  detail: string;
  /** "$57.00" */
  total: string;
}

/** What was bought, as it stands on a receipt. */
export function OrderLines({ label, lines }: { label: string; lines: readonly OrderLineProps[] }) {
  return (
    <Root aria-label={label}>
      {lines.map(({ id, name, link, picture, detail, total }) => (
        <li aria-label={name} className="order-lines__line" key={id}>
          <span className="order-lines__picture">
            <ProductPicture alt="" src={picture || undefined} />
          </span>
          <span className="order-lines__name">{link ? <Slot element={link}>{name}</Slot> : name}</span>
          <span className="order-lines__detail">{detail}</span>
          <span className="order-lines__total">{total}</span>
        </li>
      ))}
    </Root>
  );
}
