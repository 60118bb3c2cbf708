import { useSelector } from "@xstate/react";
import { use } from "react";
import { shell } from "../../shared/texts.ts";
import { OfflineContext } from "./offline-context.ts";

/** The notices about the version of the shop and about cached content. */
export function useOfflineNotices() {
  const offline = use(OfflineContext);
  const isOutdated = useSelector(offline?.update, (update) => update?.hasTag("outdated"));
  const isUnread = useSelector(offline?.copy, (copy) => copy?.hasTag("unread"));
  return [
    ...(isUnread
      ? [
          {
            id: "offlineCopy",
            text: shell.copy.text,
            action: { text: shell.copy.reload, onClick: () => location.reload() },
            dismiss: () => offline?.copy.send({ type: "offlineCopy.dismiss" }),
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
