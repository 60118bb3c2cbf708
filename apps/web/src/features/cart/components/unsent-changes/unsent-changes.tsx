import { Box, Flex, Text } from "@chakra-ui/react";
import { Button, CloudIcon, CloudOffIcon } from "@shop/ui";
import type { ReactNode } from "react";

export interface UnsentChangesProps {
  /** Why the changes are not sent. */
  children: ReactNode;
  /** How many changes are pending: "3 cambios por enviar". */
  count?: string | undefined;
  /** Only the shopper can retry, so a screen reader interrupts; otherwise the retry is automatic. */
  failed?: boolean;
  /** Retries now. */
  retry?: { text: string; onClick: () => void; pending: boolean };
}

/** Above lines that are not saved yet: why, how many, and a way to retry. */
export function UnsentChanges({ children, count, failed = false, retry }: UnsentChangesProps) {
  return (
    <Flex
      align="center"
      bg={failed ? "bg.error" : "bg.warning"}
      borderColor={failed ? "fg.error" : "gold.border"}
      borderLeftWidth="3px"
      color="fg"
      columnGap="3"
      minHeight="3.75rem"
      paddingX="4"
      paddingY="2"
      rowGap="2"
      wrap="wrap"
    >
      <Flex as="span" color={failed ? "fg.error" : "fg.warning"} fontSize="xl">
        {failed ? <CloudOffIcon /> : <CloudIcon />}
      </Flex>
      <Box flex="1 1 14rem" lineHeight="1.35" minWidth="0" role={failed ? "alert" : "status"}>
        <Text fontWeight="600">{children}</Text>
        {count && (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums" textStyle="sm">
            {count}
          </Text>
        )}
      </Box>
      {retry && (
        <Button loading={retry.pending} onClick={retry.onClick} size="sm" variant="surface">
          {retry.text}
        </Button>
      )}
    </Flex>
  );
}
