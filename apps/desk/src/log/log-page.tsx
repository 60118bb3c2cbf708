import { useSelector } from "@shop/machine-factories/react";
import { KeepFocus, Page, PageHeading } from "@shop/ui";
import { useDesk } from "../machine/react.tsx";
import type { LogRef } from "../machine/log-machine.ts";
import { selectLog } from "../machine/selectors.ts";
import { PagedList } from "../shared/paged-list.tsx";
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
  const { rows: changes, nextCursor, failure } = useSelector(log, ({ context }) => context);
  const isLoading = useSelector(log, (snapshot) => snapshot.hasTag("loading"));
  const isWide = useIsWide();
  return (
    <PagedList
      failure={failure}
      isEmpty={changes.length === 0}
      isLoading={isLoading}
      labels={texts.log}
      more={nextCursor === null ? undefined : texts.log.more}
      onMore={() => log.send({ type: "list.more" })}
    >
      {isWide ? <ChangeTable changes={changes} /> : <ChangeList changes={changes} />}
    </PagedList>
  );
}
