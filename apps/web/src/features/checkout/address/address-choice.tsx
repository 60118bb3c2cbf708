import { chakra, Grid, Text } from "@chakra-ui/react";
import { Choice, ChoiceOption, type ChoiceProps, ChoiceRadio } from "@shop/ui";
import type { ReactNode } from "react";

export interface AddressChoiceProps extends Omit<ChoiceProps, "children"> {
  addresses: readonly {
    value: string;
    /** Who receives it. */
    name: string;
    /** Street, neighbourhood, city: each on a line of its own. */
    lines: readonly string[];
    /** A tag: the address that is offered first. */
    badge?: ReactNode;
  }[];
}

const chosen = {
  "&:has(:checked)": {
    borderColor: "gold.border",
    boxShadow: "inset 0 3px 0 var(--chakra-colors-gold-border)",
  },
};

/** Chooses the address of an order from the address book. */
export function AddressChoice({ addresses, ...choice }: AddressChoiceProps) {
  return (
    <Choice {...choice}>
      {(radio) => (
        <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(17.25rem, 100%), 1fr))">
          {addresses.map((address) => (
            <ChoiceOption
              alignItems="start"
              bg="bg.panel"
              borderRadius="l1"
              columnGap="3"
              css={chosen}
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr)"
              key={address.value}
              padding="4"
            >
              <ChoiceRadio {...radio(address.value)} />
              <Text as="span" display="block" lineHeight="1.5" minWidth="0" overflowWrap="anywhere">
                <Name>
                  <Text as="span" minWidth="0">
                    {address.name}
                  </Text>
                  {address.badge}
                </Name>
                {address.lines.map((line) => (
                  <Text as="span" display="block" key={line}>
                    {line}
                  </Text>
                ))}
              </Text>
            </ChoiceOption>
          ))}
        </Grid>
      )}
    </Choice>
  );
}

const Name = chakra("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    marginBottom: "1",
    textStyle: "label",
  },
});
