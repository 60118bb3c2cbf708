import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Another screen takes the focus, so that the keyboard and a screen reader start at its top. A link may name another
 * element for it, by id, in the state that it leaves in the history; Back and Forward lead to where one was.
 */
export function RouteFocus() {
  const { key, pathname, state } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  const shown = useRef({ key, pathname });
  const wanted = isLink ? wantedFocus(state) : null;
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const target = wanted === null || before.key === key ? null : document.getElementById(wanted);
    if (target) target.focus();
    else if (before.pathname !== pathname) document.getElementById("main")?.focus({ preventScroll: true });
  }, [key, pathname, wanted]);
  return null;
}

/** Whatever a page before this one has left in the history. */
function wantedFocus(state: unknown): string | null {
  if (typeof state !== "object" || state === null) return null;
  const id: unknown = Reflect.get(state, "focus");
  return typeof id === "string" ? id : null;
}
