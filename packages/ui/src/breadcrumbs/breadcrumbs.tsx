import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "nav",
  defineSlotRecipe({
    className: "breadcrumbs",
    slots: ["root", "list", "item", "link"],
    base: {
      root: { marginBottom: "4", color: "fg.muted", textStyle: "sm" },
      list: { display: "flex", flexWrap: "wrap", alignItems: "center" },
      item: {
        display: "inline-flex",
        alignItems: "center",
        "&:not(:last-child)::after": { content: '"/" / ""', paddingX: "2", color: "border.emphasized" },
      },
      link: {
        display: "inline-flex",
        alignItems: "center",
        minHeight: "1.5rem",
        _hover: { color: "fg", textDecoration: "underline" },
      },
    },
  }),
);

export interface BreadcrumbsProps {
  label: string;
  /** From the shop to this screen; the last one has no link. */
  items: readonly { label: string; link?: LinkElement }[];
}

/** Where this screen is in the shop. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <Root aria-label={label}>
      <ol className="breadcrumbs__list">
        {items.map((item) => (
          <li className="breadcrumbs__item" key={item.label}>
            {item.link ? (
              <Slot className="breadcrumbs__link" element={item.link}>
                {item.label}
              </Slot>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
