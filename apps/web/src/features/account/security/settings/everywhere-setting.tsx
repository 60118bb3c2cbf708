import { Setting } from "@shop/ui";
import { account } from "../../texts.ts";
import { ActionPanel } from "../actions/action-panel.tsx";
import { ConfirmPanel } from "../actions/confirm-panel.tsx";
import { PanelButton } from "../actions/panel-button.tsx";
import type { SecurityPart } from "../actions/use-security.ts";

const texts = account.security.everywhere;

/** Ends the session on every device, this one too. */
export function EverywhereSetting(part: SecurityPart) {
  const { security } = part;
  return (
    <Setting
      action={
        <PanelButton aria-label={texts.actionLabel} kind="signOutEverywhere" security={security}>
          {texts.action}
        </PanelButton>
      }
      heading={texts.title}
      text={texts.text}
    >
      <ActionPanel {...part} kind="signOutEverywhere">
        <ConfirmPanel
          action={{ kind: "signOutEverywhere" }}
          heading={texts.confirm}
          security={security}
          text={texts.confirmText}
          yes={texts.yes}
        />
      </ActionPanel>
    </Setting>
  );
}
