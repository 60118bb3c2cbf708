import type { RefusalDetail } from "@shop/session-machine";
import { createContext, use } from "react";

/** What one way of signing in leaves to the next. In memory alone: it goes with these screens. */
export type AccessDraft = {
  email: string;
  /** Stay signed in for 30 days. */
  keep: boolean;
  /** The account that another way already leads to, which waits to be linked once that is proven. */
  linking: RefusalDetail | null;
};

export type AccessDraftContext = AccessDraft & {
  remember: (draft: Partial<Pick<AccessDraft, "email" | "keep">>) => void;
};

export const DraftContext = createContext<AccessDraftContext | null>(null);

/** @throws when the layout of these screens is missing: a wiring mistake, not a state. */
export function useAccessDraft(): AccessDraftContext {
  const draft = use(DraftContext);
  if (!draft) throw new Error("AccessLayout is missing");
  return draft;
}
