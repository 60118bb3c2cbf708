import { Box, Text } from "@chakra-ui/react";
import type { AuditEntry } from "@shop/contract";
import { moment } from "@shop/web/format";
import { texts } from "../shared/texts.ts";
import { ChangeSentence } from "./change-sentence.tsx";

/** The changes on a phone. */
export function ChangeList({ changes }: { changes: AuditEntry[] }) {
  return (
    <Box aria-label={texts.log.title} as="ul" width="full">
      {changes.map((change) => (
        <Box as="li" borderBottomWidth="1px" key={change.id} overflowWrap="anywhere" paddingY="3">
          <ChangeSentence change={change} />
          <Text color="fg.muted" textStyle="sm">
            {[moment(change.at), change.by].join(" · ")}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
