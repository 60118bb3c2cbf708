import type { SignInFailure } from "@shop/session-machine";
import { Notice } from "@shop/ui";
import { use, type ReactNode } from "react";
import { session as texts } from "./texts.ts";
import { InView } from "./in-view.tsx";
import { DraftContext } from "./sign-in-draft.ts";

type FailureNoticeProps = {
  failure: SignInFailure | null;
  /** A button or link that helps. */
  action?: ReactNode;
};

/** Why the last attempt failed, beside its form. */
export function FailureNotice({ failure, action }: FailureNoticeProps) {
  // The sign-in forms share a draft, and explain an account that exists by `LinkingNotice`, with how to link it.
  const hasLinkingNotice = use(DraftContext) !== null;
  if (failure === null || (failure === "accountExists" && hasLinkingNotice)) return null;
  return (
    <InView>
      <Notice action={action} status={failure === "cancelled" ? "info" : "error"}>
        {texts.failures[failure]}
      </Notice>
    </InView>
  );
}
