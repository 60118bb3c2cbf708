import { safeReturnPath } from "@shop/session-machine";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isScreen } from "../../../worker/screens.ts";
import { selectIsLogged, useAppState } from "../../shared/app-actor.ts";
import { query } from "../../shared/paths.ts";

/** Leaves the forms as soon as the shopper is logged in, here or in another tab: to `volver`, else home. */
export function useLeaveWhenLogged(): void {
  const isLogged = useAppState(selectIsLogged);
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!isLogged) return;
    const wanted = new URLSearchParams(search).get(query.returnPath);
    void navigate(safeReturnPath(wanted, isScreen), { replace: true });
  }, [isLogged, navigate, search]);
}
