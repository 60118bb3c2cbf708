import { Panel, Setting, Stack, TextField } from "@shop/ui";
import { FormButtons } from "../../../../shared/forms/form-buttons.tsx";
import { account } from "../../texts.ts";
import { ActionPanel } from "../actions/action-panel.tsx";
import { PanelButton } from "../actions/panel-button.tsx";
import type { SecurityPart } from "../actions/use-security.ts";
import { useSecurityForm } from "../actions/use-security-form.ts";

const texts = account.security.remove;

/** Deletes the account, after the shopper has typed the confirmation. */
export function RemoveSetting(part: SecurityPart) {
  return (
    <Setting
      action={
        <PanelButton colorPalette="red" kind="delete" security={part.security} variant="subtle">
          {texts.action}
        </PanelButton>
      }
      heading={texts.title}
      text={texts.text}
    >
      <ActionPanel {...part} kind="delete">
        <Panel danger heading={texts.panel} text={texts.panelText}>
          <RemoveForm {...part} />
        </Panel>
      </ActionPanel>
    </Setting>
  );
}

function RemoveForm(part: SecurityPart) {
  const { fields, errorOf, buttons } = useSecurityForm(part, "delete", (typed) => ({
    word: typed.text("word"),
  }));
  return (
    <form {...fields}>
      <Stack gap="md">
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={errorOf("word")}
          label={texts.label}
          name="word"
          spellCheck={false}
        />
        <FormButtons {...buttons} isDanger submit={texts.yes} />
      </Stack>
    </form>
  );
}
