import { chakra, Flex } from "@chakra-ui/react";
import { Slot, type LinkElement } from "../slot/slot.tsx";

export interface BreadcrumbsProps {
  label: string;
  /** From the shop to this screen; the last one has no link. */
  items: readonly { label: string; link?: LinkElement }[];
}

/** Where this screen is in the shop. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <chakra.nav aria-label={label} color="fg.muted" marginBottom="4" textStyle="sm">
      <Flex align="center" as="ol" wrap="wrap">
        {items.map((item) => (
          <Crumb key={item.label}>
            {item.link ? (
              <Slot element={item.link}>{item.label}</Slot>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </Crumb>
        ))}
      </Flex>
    </chakra.nav>
  );
}

const Crumb = chakra("li", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    "&:not(:last-child)::after": { content: '"/" / ""', paddingX: "2", color: "border.emphasized" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "1.5rem",
      _hover: { color: "fg", textDecoration: "underline" },
    },
  },
});
