import { guardNavigation, type SessionCookie } from "@shop/session-machine";
import { useSessionRef } from "@shop/session-machine/react";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { isScreen } from "../../../worker/screens.ts";
import { useApp } from "../../shared/app-actor.ts";

/**
 * The guard of specification §1: at every navigation it reads the cookie afresh, notifies the session, and blocks a
 * screen that this shopper may not open.
 */
export function NavigationGuard({ readSessionCookie }: { readSessionCookie: () => SessionCookie | null }) {
  const app = useApp();
  const session = useSessionRef();
  const blocker = useBlocker(({ nextLocation }) => {
    const cookie = readSessionCookie();
    session.send({ type: "cookie.read", cookie, now: Date.now() });
    const decision = guardNavigation({ path: nextLocation.pathname, cookie, canStay: true, isScreen });
    if (decision.kind !== "refuse") return false;
    app.send({ type: "navigation.refused", reason: decision.reason });
    return true;
  });
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  return null;
}
