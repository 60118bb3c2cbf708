import { Box, chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { HandlingBadge } from "../handling-badge/handling-badge.tsx";
import { MeasuredName } from "../measured-name/measured-name.tsx";
import { TrashIcon } from "../icons/icons.ts";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { QuantityStepper, type QuantityStepperProps } from "../quantity-stepper/quantity-stepper.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";

export interface CartLineProps {
  name: string;
  link: LinkElement;
  picture: Omit<ProductPictureProps, "alt">;
  /** "$28.50 c/u · 1.03 kg". */
  detail: ReactNode;
  total: Pick<PriceProps, "text" | "label">;
  stepper: Omit<QuantityStepperProps, "block" | "pending">;
  remove: { label: string; onClick: () => void };
  /** How it must be handled, in two words: a `HandlingBadge`. */
  badge?: ReactNode;
  /** Something to know about this line: "Quedan 3". */
  note?: ReactNode;
  /** Replaces the price of a line that is not paid: "Agotado". */
  unavailable?: string | undefined;
  /** Below it: a `SuggestionRow` of alternatives. */
  children?: ReactNode;
  /** For screen readers while a change is not confirmed by the server: "Sin confirmar". */
  pending?: string | undefined;
}

/** One product in the cart. Belongs in a `CartGroup`. */
export function CartLine(props: CartLineProps) {
  const { name, link, picture, detail, total, stepper, remove, badge, note, pending } = props;
  const { unavailable, children } = props;
  const isPending = pending !== undefined;
  return (
    <Line aria-label={name} faded={unavailable !== undefined}>
      <Box alignSelf="center" gridArea="picture">
        <ProductPicture sizes="5rem" {...picture} alt="" />
      </Box>
      <Box gridArea="text" minWidth="0">
        <Text css={{ "& a:hover": { textDecoration: "underline" } }} fontWeight="600" lineHeight="1.3">
          <Slot element={link}>
            <MeasuredName>{name}</MeasuredName>
          </Slot>
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" textStyle="sm">
          {detail}
        </Text>
        {badge}
        {note && (
          <Text color="fg.warning" fontWeight="600" textStyle="sm">
            {note}
          </Text>
        )}
      </Box>
      <Total pending={isPending}>
        {unavailable ? (
          <HandlingBadge kind="note">{unavailable}</HandlingBadge>
        ) : (
          <Price {...total} size="sm" />
        )}
        {pending && <VisuallyHidden>{pending}</VisuallyHidden>}
      </Total>
      <Flex align="center" gap="2" gridArea="control">
        <QuantityStepper {...stepper} pending={isPending} />
        <IconButton
          _hover={{ color: "fg.error", bg: "bg.error" }}
          aria-label={remove.label}
          onClick={remove.onClick}
        >
          <TrashIcon />
        </IconButton>
      </Flex>
      {children && (
        <Box gridColumn="1 / -1" minWidth="0">
          {children}
        </Box>
      )}
    </Line>
  );
}

const Line = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
    gridTemplateAreas: '"picture text total" "picture control control"',
    alignItems: "start",
    columnGap: { base: "3", md: "4" },
    rowGap: "2",
    paddingY: "4",
    borderBottom: "1px dashed",
    borderColor: "border",
    // one too narrow for a name beside the picture, as with large text on a phone
    "@container (max-width: 16rem)": {
      gridTemplateColumns: "minmax(0, 4.5rem) auto",
      gridTemplateAreas: '"picture total" "text text" "control control"',
    },
    // a `CartGroup` wide enough for one row
    "@container (min-width: 38rem)": {
      gridTemplateColumns: "5rem minmax(0, 1fr) auto 5.5rem",
      gridTemplateAreas: '"picture text control total"',
      alignItems: "center",
    },
  },
  variants: {
    faded: {
      true: {
        // Alternatives are not grey.
        "& > :first-child .product-picture__image": { filter: "grayscale(0.9)", opacity: 0.6 },
        "& > :nth-child(2) a": { color: "fg.muted" },
      },
    },
  },
});

const Total = chakra("div", {
  base: {
    gridArea: "total",
    textAlign: "right",
    transitionProperty: "color",
    transitionDuration: "moderate",
  },
  // Delayed, so that a fast response causes no change and paints no frames of a fade.
  variants: { pending: { true: { color: "fg.muted", transitionDelay: "pendingDelay" } } },
});
