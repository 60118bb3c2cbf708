import { Box, Text } from "@chakra-ui/react";
import { Choice, ChoiceOption, type ChoiceProps, ChoiceRadio } from "../choice/choice.tsx";

export interface ShippingOption {
  value: string;
  label: string;
  /** When it arrives, or why it cannot be chosen. */
  detail?: string;
  /** Written out: "$59.00". */
  price?: string | undefined;
  disabled?: boolean;
}

export interface ShippingOptionsProps extends Omit<ChoiceProps, "children"> {
  options: readonly ShippingOption[];
}

const looks = {
  "&:has(:checked)": {
    borderColor: "gold.border",
    boxShadow: "inset 0 0 0 1px var(--chakra-colors-gold-border)",
    bg: "bg.panel",
  },
  _disabled: { cursor: "not-allowed", color: "fg.muted", bg: "bg", borderStyle: "dashed" },
};

/** A choice of one option, each with its price and its arrival. Used for payment methods, too. */
export function ShippingOptions({ options, ...choice }: ShippingOptionsProps) {
  return (
    <Choice {...choice}>
      {(radio) =>
        options.map((option) => (
          <ChoiceOption
            alignItems="center"
            borderRadius="l2"
            columnGap="3"
            css={looks}
            data-disabled={option.disabled || undefined}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr) auto"
            key={option.value}
            marginBottom="2"
            minHeight="control"
            padding="3"
          >
            <ChoiceRadio {...radio(option.value)} disabled={option.disabled} />
            <Box as="span" minWidth="0">
              <Text as="span" display="block" fontWeight="600" lineHeight="1.3">
                {option.label}
              </Text>
              {option.detail && (
                <Text as="span" color="fg.muted" display="block" textStyle="sm">
                  {option.detail}
                </Text>
              )}
            </Box>
            {option.price && (
              <Text
                as="span"
                fontFamily="heading"
                fontSize="lg"
                fontVariantNumeric="tabular-nums"
                fontWeight="700"
              >
                {option.price}
              </Text>
            )}
          </ChoiceOption>
        ))
      }
    </Choice>
  );
}
