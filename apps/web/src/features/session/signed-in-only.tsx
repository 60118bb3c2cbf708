import { loginPath, selectIsDeleted, selectIsLeaving } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { Page, TextSkeleton } from "@shop/ui";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { selectIsLogged, useAppState } from "../../shared/app-actor.ts";
import { paths } from "../../shared/paths.ts";
import { session as texts } from "./texts.ts";

/** Renders its children for a logged-in shopper only, and leaves when the session ends. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isLogged = useAppState(selectIsLogged);
  const isDeleted = useSession(selectIsDeleted);
  const isLeaving = useSession(selectIsLeaving);
  const { pathname, search } = useLocation();
  if (isLogged) return children;
  // Not redirected yet: the sign-out reloads the page, and a navigation that is still loading could interfere.
  if (isLeaving) {
    return (
      <Page width="text">
        <TextSkeleton label={texts.leaving} lines={8} />
      </Page>
    );
  }
  return <Navigate replace to={isDeleted ? paths.home : loginPath(pathname + search)} />;
}
