import { useSelector } from "@shop/machine-factories/react";
import {
  Button,
  EmptyState,
  FailureState,
  KeepFocus,
  LoadingRegion,
  Notice,
  Page,
  PageHeading,
  Stack,
  TextSkeleton,
} from "@shop/ui";
import { failureText } from "@shop/web/format";
import { useDesk } from "../machine/react.tsx";
import type { LogRef } from "../machine/log-machine.ts";
import { selectLog } from "../machine/selectors.ts";
import { texts } from "../shared/texts.ts";
import { useIsWide } from "../shared/use-is-wide.ts";
import { ChangeList } from "./change-list.tsx";
import { ChangeTable } from "./change-table.tsx";

/** Who did what, newest first. */
export function LogPage() {
  const log = useDesk(selectLog);
  return (
    <Page width="wide">
      <PageHeading subtitle={texts.log.subtitle}>{texts.log.title}</PageHeading>
      {/* The button of older changes goes away with the last of them. */}
      <KeepFocus>{log && <Changes log={log} />}</KeepFocus>
    </Page>
  );
}

function Changes({ log }: { log: LogRef }) {
  const { changes, nextCursor, failure } = useSelector(log, ({ context }) => context);
  const isLoading = useSelector(log, (snapshot) => snapshot.hasTag("loading"));
  const isWide = useIsWide();
  const more = () => log.send({ type: "log.more" });
  if (changes.length > 0)
    return (
      <Stack align="start" gap="6">
        {isWide ? <ChangeTable changes={changes} /> : <ChangeList changes={changes} />}
        {failure && <Notice status="error">{failureText(failure)}</Notice>}
        {nextCursor !== null && (
          <Button loading={isLoading} onClick={more} variant="outline">
            {texts.log.more}
          </Button>
        )}
      </Stack>
    );
  if (isLoading)
    return (
      <LoadingRegion label={texts.log.loading}>
        <TextSkeleton lines={8} />
      </LoadingRegion>
    );
  if (failure)
    return (
      <FailureState
        heading={texts.log.failed}
        retry={{ text: texts.retry, onClick: more }}
        text={failureText(failure)}
      />
    );
  return <EmptyState heading={texts.log.empty} text={texts.log.emptyText} />;
}
