import { Table } from "@chakra-ui/react";
import type { AuditEntry } from "@shop/contract";
import { moment } from "@shop/web/format";
import { texts } from "../shared/texts.ts";
import { ChangeSentence } from "./change-sentence.tsx";

/** The changes on a laptop. */
export function ChangeTable({ changes }: { changes: AuditEntry[] }) {
  return (
    <Table.Root overflowWrap="anywhere">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{texts.log.at}</Table.ColumnHeader>
          <Table.ColumnHeader>{texts.log.by}</Table.ColumnHeader>
          <Table.ColumnHeader>{texts.log.what}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {changes.map((change) => (
          <Table.Row key={change.id}>
            <Table.Cell whiteSpace="nowrap">{moment(change.at)}</Table.Cell>
            <Table.Cell>{change.by}</Table.Cell>
            <Table.Cell>
              <ChangeSentence change={change} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
