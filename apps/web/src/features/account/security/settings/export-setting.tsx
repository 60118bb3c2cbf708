import { Button, Setting } from "@shop/ui";
import { account } from "../../texts.ts";
import { ActionPanel } from "../actions/action-panel.tsx";
import { type SecurityPart, useAction } from "../actions/use-security.ts";

const texts = account.security.export;

/** Downloads what the shop stores about the account. */
export function ExportSetting(part: SecurityPart) {
  const { security } = part;
  const { isActing } = useAction(security, "export");
  return (
    <Setting
      action={
        <Button
          loading={isActing}
          onClick={() => security.send({ type: "action.start", action: { kind: "export" } })}
          size="sm"
          variant="surface"
        >
          {texts.action}
        </Button>
      }
      heading={texts.title}
      text={texts.text}
    >
      <ActionPanel {...part} done={account.security.done.export} kind="export" />
    </Setting>
  );
}
