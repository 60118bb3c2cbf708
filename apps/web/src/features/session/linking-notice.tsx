import { Notice } from "@shop/ui";
import type { ReactNode } from "react";
import { session as texts } from "./texts.ts";
import { useSignInDraft } from "./sign-in-draft.ts";
import { InView } from "./in-view.tsx";

type LinkingNoticeProps = {
  /** The password field is on this screen. */
  asksPassword?: boolean;
  action?: ReactNode;
};

/** The e-mail of a Google or Facebook account already has an account here: signing in to that links both. */
export function LinkingNotice({ asksPassword = false, action }: LinkingNoticeProps) {
  const { linking } = useSignInDraft();
  if (!linking) return null;
  const service = linking.provider ? texts.services[linking.provider] : texts.linking.unnamed;
  return (
    <InView>
      <Notice action={action} role="alert" title={texts.linking.title} status="warning">
        {asksPassword ? texts.linking.byPassword(service) : texts.linking.asAlways(service)}
      </Notice>
    </InView>
  );
}
