import type { SignInFailureDetail } from "@shop/session-machine";
import { createContext, use } from "react";

/** What the sign-in forms share. In memory only: it is lost when these screens are left. */
export type SignInDraft = {
  email: string;
  /** Stay signed in for 30 days. */
  rememberMe: boolean;
  /** The sign-in method to link after the shopper has signed in by one that the account has. */
  linking: SignInFailureDetail | null;
};

export const EMPTY_DRAFT: SignInDraft = { email: "", rememberMe: false, linking: null };

export type SignInDraftContext = SignInDraft & {
  remember: (draft: Partial<Pick<SignInDraft, "email" | "rememberMe">>) => void;
};

export const DraftContext = createContext<SignInDraftContext | null>(null);

/** @throws when the layout of these screens is missing: a programming error, not a state. */
export function useSignInDraft(): SignInDraftContext {
  const draft = use(DraftContext);
  if (!draft) throw new Error("SignInLayout is missing");
  return draft;
}
