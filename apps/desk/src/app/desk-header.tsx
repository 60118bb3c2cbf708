import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { Button } from "@shop/ui";
import { useDesk, useDeskRef } from "../machine/react.tsx";
import { DeskNav } from "./desk-nav.tsx";
import { selectStaff } from "../machine/selectors.ts";
import { texts } from "../shared/texts.ts";

/** The sign of the shop, smaller: where one is, and as whom. */
export function DeskHeader() {
  const desk = useDeskRef();
  const staff = useDesk(selectStaff);
  return (
    <Sign>
      <Text color="gold.solid" textStyle="heading">
        {texts.title}
      </Text>
      <Text color="fg.muted" hideBelow="md" textStyle="sm">
        {texts.brand}
      </Text>
      <DeskNav />
      <Flex align="center" gap="3" marginLeft="auto" minWidth="0">
        {staff && (
          <Box hideBelow="sm" lineHeight="1.2" minWidth="0" textAlign="end" textStyle="xs">
            <Text fontWeight="semibold">{texts.roles[staff.role]}</Text>
            <Text color="fg.muted" truncate>
              {staff.email}
            </Text>
          </Box>
        )}
        <Button onClick={() => desk.send({ type: "staff.signOut" })} size="sm" variant="surface">
          {texts.signOut}
        </Button>
      </Flex>
    </Sign>
  );
}

const Sign = chakra("header", {
  base: {
    colorScheme: "dark",
    display: "flex",
    alignItems: "center",
    columnGap: "3",
    flexWrap: "wrap",
    minHeight: "3.75rem",
    paddingX: { base: "4", md: "6" },
    paddingY: "2",
    bg: "sign",
    color: "fg",
    borderBottom: "5px double",
    borderColor: "gold.solid",
  },
});
