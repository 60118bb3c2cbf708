import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { ChevronIcon, type LinkElement, ProductPicture, Slot } from "@shop/ui";
import type { ReactNode } from "react";

const MAX_PICTURES = 4;

export interface OrderCardProps {
  /** The number for people to read, such as `7K3M-9QX2-PD`. */
  number: string;
  /** Leads to the order; `label` is its name for a screen reader. */
  link: LinkElement;
  label: string;
  /** "18 de noviembre de 2026" */
  date: string;
  /** "2 productos" */
  detail: string;
  total: string;
  /** Its state: a status tag. */
  status: ReactNode;
  /** The products' ids and picture URLs. The first four are shown, then the number of the others. */
  pictures: readonly { id: string; src: string }[];
  /** A button for an action on the order. */
  action?: ReactNode;
}

/** An order in a list: its date, state and products. The whole row links to it. */
export function OrderCard(props: OrderCardProps) {
  const { number, link, label, date, detail, total, status, pictures, action } = props;
  const rest = pictures.length - MAX_PICTURES;
  return (
    <Card>
      <Flex align="baseline" gap="4" justify="space-between" minWidth="0">
        <Number asChild>
          <Slot aria-label={label} element={link}>
            <span>{number}</span>
            <span aria-hidden="true">
              <ChevronIcon />
            </span>
          </Slot>
        </Number>
        <Text as="span" fontVariantNumeric="tabular-nums" textStyle="subheading">
          {total}
        </Text>
      </Flex>
      <Flex align="center" color="fg.muted" columnGap="3" rowGap="1" wrap="wrap">
        {status}
        <span>{date}</span>
        <span>{detail}</span>
      </Flex>
      <Flex align="center" gap="3" justify="space-between" wrap="wrap">
        <Flex align="center" aria-hidden="true" gap="2">
          {pictures.slice(0, MAX_PICTURES).map(({ id, src }) => (
            <Box as="span" key={id} width="3rem">
              <ProductPicture alt="" sizes="48px" src={src || undefined} />
            </Box>
          ))}
          {rest > 0 && (
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {`+${rest}`}
            </Text>
          )}
        </Flex>
        {/* Above the layer that makes the whole row a link. */}
        {action && <Box position="relative">{action}</Box>}
      </Flex>
    </Card>
  );
}

const Card = chakra("li", {
  base: {
    position: "relative",
    display: "grid",
    gap: "3",
    paddingY: "4",
    borderBottom: "1px dashed",
    borderColor: "border.emphasized",
    listStyle: "none",
    _hover: { "& a": { textDecorationLine: "underline" } },
  },
});

const Number = chakra("a", {
  base: {
    textStyle: "subheading",
    fontVariantNumeric: "tabular-nums",
    textUnderlineOffset: "0.2em",
    "& > [aria-hidden]": {
      display: "inline-flex",
      marginLeft: "1",
      color: "fg.muted",
      verticalAlign: "middle",
    },
    // the whole row leads to the order
    _after: { content: '""', position: "absolute", inset: 0 },
  },
});
