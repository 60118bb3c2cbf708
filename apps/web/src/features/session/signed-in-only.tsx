import { selectIsBusy, selectIsDeleted } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { selectIsLogged, useAppState } from "../../shared/app-actor.ts";
import { paths } from "../../shared/paths.ts";

/** Around a screen of whoever is logged in: nobody else ever sees it, also when a session ends while it is open. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isLogged = useAppState(selectIsLogged);
  const isDeleted = useSession(selectIsDeleted);
  const isBusy = useSession(selectIsBusy);
  const { pathname, search } = useLocation();
  if (isLogged) return children;
  if (!isDeleted) return <Navigate replace to={paths.loginTo(pathname + search)} />;
  // The whole page is about to go home with an account that was deleted: there is none to sign in to.
  return isBusy ? null : <Navigate replace to={paths.home} />;
}
