import { useSelector } from "@shop/machine-factories/react";
import { KeepFocus } from "@shop/ui";
import type { LogRef } from "../machine/log-machine.ts";
import { PagedList } from "../shared/paged-list.tsx";
import { texts } from "../shared/texts.ts";
import { useIsWide } from "../shared/use-is-wide.ts";
import { ChangeList } from "./change-list.tsx";
import { ChangeTable } from "./change-table.tsx";

/** Who did what, newest first. */
export function Log({ machine }: { machine: LogRef }) {
  const { rows: changes, nextCursor, failure } = useSelector(machine, ({ context }) => context);
  const isLoading = useSelector(machine, (snapshot) => snapshot.hasTag("loading"));
  const isWide = useIsWide();
  return (
    // The button of older changes goes away with the last of them.
    <KeepFocus>
      <PagedList
        failure={failure}
        isEmpty={changes.length === 0}
        isLoading={isLoading}
        labels={texts.log}
        more={nextCursor === null ? undefined : texts.log.more}
        onMore={() => machine.send({ type: "list.more" })}
      >
        {isWide ? <ChangeTable changes={changes} /> : <ChangeList changes={changes} />}
      </PagedList>
    </KeepFocus>
  );
}
