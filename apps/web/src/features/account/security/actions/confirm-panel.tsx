import { Panel } from "@shop/ui";
import { FormButtons } from "../../../../shared/forms/form-buttons.tsx";
import { useAction, type SecurityRef } from "./use-security.ts";
import { subjectOf, type SecurityAction } from "./security-action.ts";

type ConfirmPanelProps = {
  security: SecurityRef;
  action: SecurityAction;
  heading: string;
  text: string;
  /** Label of the button that starts the action. */
  yes: string;
  isDanger?: boolean;
};

/** Asks the shopper to confirm an action. */
export function ConfirmPanel({ security, action, heading, text, yes, isDanger = false }: ConfirmPanelProps) {
  const { kind, method } = subjectOf(action);
  const { isActing } = useAction(security, kind, method);
  return (
    <Panel danger={isDanger} heading={heading} text={text}>
      <FormButtons
        isActing={isActing}
        isDanger={isDanger}
        onCancel={() => security.send({ type: "panel.close" })}
        onSubmit={() => security.send({ type: "action.start", action })}
        submit={yes}
      />
    </Panel>
  );
}
