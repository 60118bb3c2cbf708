import { useSelector } from "@shop/machine-factories/react";
import { KeepFocus } from "@shop/ui";
import type { LogRef } from "../machine/log-machine.ts";
import { LoadedList } from "../shared/loaded-list.tsx";
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
    // The button that loads older changes disappears with the last page.
    <KeepFocus atEnd>
      <LoadedList
        failure={failure}
        isEmpty={changes.length === 0}
        isLoading={isLoading}
        labels={texts.log}
        more={nextCursor === null ? undefined : texts.log.more}
        onRead={() => machine.send({ type: "list.more" })}
      >
        {isWide ? <ChangeTable changes={changes} /> : <ChangeList changes={changes} />}
      </LoadedList>
    </KeepFocus>
  );
}
