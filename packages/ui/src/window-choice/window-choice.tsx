import { Flex, Grid, Text } from "@chakra-ui/react";
import { Choice, ChoiceOption, ChoiceRadio } from "../choice/choice.tsx";

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

export interface WindowChoiceProps {
  legend: string;
  days: readonly DeliveryDay[];
  /** The chosen window, if any. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Until when the chosen window can be had. */
  closes?: string | undefined;
}

/** The day before its hours, where there is room. */
const columns = { sm: "9rem minmax(0, 1fr)" };
const chosen = {
  "&:has(:checked)": {
    bg: "gold.solid",
    borderColor: "gold.solid",
    color: "gold.contrast",
    fontWeight: 600,
  },
};

/** When an order shall arrive: hours by their day, one of them. */
export function WindowChoice({ legend, days, value, onChange, closes }: WindowChoiceProps) {
  return (
    <Choice legend={legend}>
      {(name) => (
        <>
          <Grid gap="4">
            {days.map(({ date, windows }) => (
              <Grid
                alignItems="start"
                borderColor="border.emphasized"
                borderStyle="dashed"
                borderTopWidth="1px"
                columnGap="4"
                key={date}
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
                        aria-label={window.label}
                        border="none"
                        checked={window.value === value}
                        cursor="pointer"
                        height="auto"
                        inset="0"
                        name={name}
                        onChange={() => onChange(window.value)}
                        position="absolute"
                        value={window.value}
                        width="auto"
                      />
                      {window.hours}
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
