import { Flex, Grid, Text } from "@chakra-ui/react";
import { Choice, ChoiceOption, type ChoiceProps, ChoiceRadio } from "@shop/ui";

export interface DeliveryDay {
  /** "lunes 23 de noviembre". */
  date: string;
  windows: readonly {
    value: string;
    /** "9:00 a 14:00". */
    hours: string;
    /** Day and hours in one sentence. */
    label: string;
  }[];
}

export interface WindowChoiceProps extends Omit<ChoiceProps, "children"> {
  days: readonly DeliveryDay[];
  /** Until when the chosen window can be booked. */
  closes?: string | undefined;
}

/** The day beside its hours in a wide window. */
const columns = { sm: "13.5rem minmax(0, 1fr)" };
const chosen = {
  "&:has(:checked)": {
    bg: "gold.solid",
    borderColor: "gold.solid",
    color: "gold.contrast",
    fontWeight: 600,
  },
};

/** Chooses the delivery window of an order, grouped by day. */
export function WindowChoice({ days, closes, ...choice }: WindowChoiceProps) {
  return (
    <Choice {...choice}>
      {(radio) => (
        <>
          <Grid gap="4">
            {days.map(({ date, windows }) => (
              <Grid
                alignItems="start"
                columnGap="4"
                key={date}
                layerStyle="tear"
                paddingTop="3"
                rowGap="2"
                templateColumns={columns}
              >
                <Text fontWeight="600" lineHeight="1.3" paddingTop={{ sm: "2" }}>
                  {date}
                </Text>
                <Flex gap="2" wrap="wrap">
                  {windows.map((window) => (
                    <ChoiceOption
                      alignItems="center"
                      bg="bg.panel"
                      borderRadius="l2"
                      css={chosen}
                      display="inline-flex"
                      fontVariantNumeric="tabular-nums"
                      key={window.value}
                      minHeight="control"
                      paddingX="4"
                      position="relative"
                    >
                      <ChoiceRadio
                        {...radio(window.value)}
                        aria-label={window.label}
                        border="none"
                        cursor="pointer"
                        height="auto"
                        inset="0"
                        position="absolute"
                        width="auto"
                      />
                      <span>{window.hours}</span>
                    </ChoiceOption>
                  ))}
                </Flex>
              </Grid>
            ))}
          </Grid>
          {closes && (
            <Text color="fg.muted" marginTop="3" textStyle="sm">
              {closes}
            </Text>
          )}
        </>
      )}
    </Choice>
  );
}
