import { Button, Panel, Row, Setting } from "@shop/ui";
import { account } from "./texts.ts";
import { shell } from "../../shared/texts.ts";
import { ActionPanel } from "./action-panel.tsx";
import { Outcome } from "./outcome.tsx";
import type { SecurityPart } from "./security-part.ts";
import { useAction } from "./security-ref.ts";

const texts = account.security.everywhere;

/** Ends the session on every device, this one too. */
export function EverywhereSetting(part: SecurityPart) {
  const { security } = part;
  const { isOpen, isActing } = useAction(security, "signOutEverywhere");
  return (
    <Setting
      action={
        <Button
          aria-expanded={isOpen}
          aria-label={texts.actionLabel}
          onClick={() => security.send(isOpen ? { type: "panel.close" } : OPEN)}
          size="sm"
          variant="surface"
        >
          {texts.action}
        </Button>
      }
      heading={texts.title}
      text={texts.text}
    >
      <ActionPanel {...part} kind="signOutEverywhere">
        <Panel heading={texts.confirm} text={texts.confirmText}>
          <Row>
            <Button
              loading={isActing}
              onClick={() => security.send({ type: "action.start", action: { kind: "signOutEverywhere" } })}
            >
              {texts.yes}
            </Button>
            <Button
              aria-disabled={isActing || undefined}
              onClick={() => security.send({ type: "panel.close" })}
              variant="surface"
            >
              {shell.cancel}
            </Button>
          </Row>
        </Panel>
      </ActionPanel>
      <Outcome kind="signOutEverywhere" security={security} />
    </Setting>
  );
}

const OPEN = { type: "panel.open", panel: { kind: "signOutEverywhere" } } as const;
