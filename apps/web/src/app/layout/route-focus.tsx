import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Another screen takes the focus, so that the keyboard and a screen reader start at its top. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
