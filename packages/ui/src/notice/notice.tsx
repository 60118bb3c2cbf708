import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { CheckIcon, InfoIcon, WarningIcon } from "../icons/icons.ts";

export interface NoticeProps {
  children: ReactNode;
  title?: string;
  tone?: "info" | "success" | "warning" | "danger";
  /** `alert` needs the shopper now; `status` waits for a pause; `note` was there all along. */
  role?: "alert" | "status" | "note";
  action?: ReactNode;
}

const tones = {
  info: { icon: <InfoIcon />, colorPalette: "blue" },
  success: { icon: <CheckIcon />, colorPalette: "green" },
  warning: { icon: <WarningIcon />, colorPalette: "orange" },
  danger: { icon: <WarningIcon />, colorPalette: "red" },
};

/** One thing to know, where it matters. Speaks as an alert when something went wrong, else as a status. */
export function Notice({ children, title, tone = "info", role, action }: NoticeProps) {
  const { icon, colorPalette } = tones[tone];
  return (
    <Flex
      align="center"
      bg={`${colorPalette}.subtle`}
      borderRadius="l1"
      color="fg"
      columnGap="3"
      paddingX="4"
      paddingY="3"
      role={role ?? (tone === "danger" ? "alert" : "status")}
      rowGap="2"
      wrap="wrap"
    >
      <Box as="span" color={`${colorPalette}.fg`} display="inline-flex">
        {icon}
      </Box>
      <Box flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
        {title && <Text fontWeight="700">{title}</Text>}
        {children}
      </Box>
      {action}
    </Flex>
  );
}
