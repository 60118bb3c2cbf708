import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useApp } from "../../shared/app-actor.ts";

/**
 * A new screen takes the focus, so that the keyboard and a screen reader start at its top. `screen.left` ends the
 * message of the old one, if it belongs to that screen alone.
 */
export function RouteFocus() {
  const app = useApp();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    app.send({ type: "screen.left" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [app, pathname]);
  return null;
}
