import { Text } from "@chakra-ui/react";
import type { CatalogImport as Result, PriceAndStock } from "@shop/contract";
import { useSelector } from "@shop/machine-factories/react";
import { Button, LoadingRegion, Notice, Panel, Row, Stack, TextField, TextSkeleton } from "@shop/ui";
import { failureText } from "@shop/web/format";
import type { CatalogImportRef } from "../machine/catalog-import-machine.ts";
import { texts } from "../shared/texts.ts";
import { priceAndStockText } from "./price-and-stock-text.ts";

const labels = texts.goods.import;

/** Imports a catalogue file: what it would change is shown before anything does. */
export function CatalogImport({ machine }: { machine: CatalogImportRef }) {
  const { fileError, result, failure } = useSelector(machine, ({ context }) => context);
  const state = useSelector(machine, ({ value }) => value);
  const isWorking = useSelector(machine, (snapshot) => snapshot.hasTag("working"));
  const isApplying = state === "applying";
  const shown = state === "showing" || isApplying ? result : null;
  return (
    <Panel heading={labels.title} level={2} text={labels.text}>
      {failure && <Notice status="error">{labels.failed(failureText(failure))}</Notice>}
      {state === "choosing" && result && (
        <Notice status="error" title={labels.faulty}>
          <ul>
            {result.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
      {state === "choosing" && (
        <TextField
          accept=".csv,.tsv,.txt,text/csv"
          error={fileError && labels.errors[fileError]}
          hint={labels.hint}
          label={labels.file}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0];
            if (file) machine.send({ type: "file.choose", file });
          }}
          type="file"
        />
      )}
      {isWorking && (
        <LoadingRegion label={labels.loading}>
          <TextSkeleton lines={4} />
        </LoadingRegion>
      )}
      {state === "applied" && result && (
        <Notice status="success">{labels.applied(labels.counts(result.counts))}</Notice>
      )}
      {shown && <Differences result={shown} />}
      <Row>
        {shown && shown.differences.length > 0 && (
          <Button loading={isApplying} onClick={() => machine.send({ type: "import.apply" })}>
            {labels.apply}
          </Button>
        )}
        {!isApplying && !isWorking && (
          <Button onClick={() => machine.send({ type: "import.close" })} variant="surface">
            {state === "applied" ? labels.back : labels.cancel}
          </Button>
        )}
      </Row>
    </Panel>
  );
}

function Differences({ result: { counts, differences, notes } }: { result: Result }) {
  const rest = counts.added + counts.changed + counts.removed - differences.length;
  return (
    <Stack gap="4">
      <Notice status={counts.removed > 0 ? "warning" : "info"}>
        {differences.length === 0 ? labels.nothing : labels.counts(counts)}
      </Notice>
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      <ul>
        {differences.map(({ id, name, before, after }) => (
          <Stack as="li" borderBottom="1px dashed" borderColor="border" gap="1" key={id} paddingY="2">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            <Text color={after ? "fg.muted" : "fg.error"} textStyle="sm">
              {differenceText(before, after)}
            </Text>
          </Stack>
        ))}
      </ul>
      {rest > 0 && <Text>{labels.more(rest)}</Text>}
    </Stack>
  );
}

function differenceText(before?: PriceAndStock, after?: PriceAndStock): string {
  const [was, is] = [before && priceAndStockText(before), after && priceAndStockText(after)];
  if (!is) return labels.removed;
  if (!was) return labels.added(is);
  return was === is ? labels.otherwise : labels.changed(was, is);
}
