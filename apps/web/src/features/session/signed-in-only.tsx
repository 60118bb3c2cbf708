import { loginPath, selectIsBusy, selectIsDeleted } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { selectIsLogged, useAppState } from "../../shared/app-actor.ts";
import { paths } from "../../shared/paths.ts";

/** Shows its children to a logged-in shopper alone, and leaves when the session ends. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isLogged = useAppState(selectIsLogged);
  const isDeleted = useSession(selectIsDeleted);
  const isBusy = useSession(selectIsBusy);
  const { pathname, search } = useLocation();
  if (isLogged) return children;
  if (!isDeleted) return <Navigate replace to={loginPath(pathname + search)} />;
  // The whole page is about to go home with an account that was deleted: there is none to sign in to.
  return isBusy ? null : <Navigate replace to={paths.home} />;
}
