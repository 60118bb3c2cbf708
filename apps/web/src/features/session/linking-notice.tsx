import { Notice } from "@shop/ui";
import type { ReactNode } from "react";
import { session as texts } from "../../texts/session.ts";
import { useAccessDraft } from "./access-draft.ts";
import { InView } from "./in-view.tsx";

/** The e-mail of a Google or Facebook account has an account here: once proven theirs, both are one. */
export function LinkingNotice({ action }: { action?: ReactNode }) {
  const { linking } = useAccessDraft();
  if (!linking) return null;
  const service = linking.provider ? texts.services[linking.provider] : texts.linking.unnamed;
  return (
    <InView>
      <Notice action={action} role="alert" title={texts.linking.title} tone="warning">
        {texts.linking.text(service)}
      </Notice>
    </InView>
  );
}
