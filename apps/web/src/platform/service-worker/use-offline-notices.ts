import { useSelector } from "@xstate/react";
import { use } from "react";
import { shell } from "../../shared/texts.ts";
import { OfflineContext } from "./offline-context.ts";

/** What the shopper is told about the version of the shop and about the age of what they see. */
export function useOfflineNotices() {
  const offline = use(OfflineContext);
  const isOutdated = useSelector(offline?.update, (update) => update?.hasTag("outdated"));
  const isKeptUntold = useSelector(offline?.kept, (kept) => kept?.hasTag("untold"));
  return [
    ...(isKeptUntold
      ? [
          {
            id: "kept",
            text: shell.kept.text,
            action: { text: shell.kept.reload, onClick: () => location.reload() },
            dismiss: () => offline?.kept.send({ type: "offlineCopy.dismiss" }),
          },
        ]
      : []),
    ...(isOutdated
      ? [
          {
            id: "update",
            text: shell.update.text,
            action: {
              text: shell.update.action,
              onClick: () => offline?.update.send({ type: "update.accept" }),
            },
            dismiss: () => offline?.update.send({ type: "update.postpone" }),
          },
        ]
      : []),
  ];
}
