import { useEffect, useRef } from "react";

/**
 * When the shown state changes, the focused element may be removed: then the screen gets the focus, as when it was
 * opened. A shopper who has not used the keyboard yet starts at the top of the page.
 * @param shown the state that is shown
 */
export function useRestoredFocus(shown: string): void {
  const known = useRef(shown);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => (hadFocus.current = true);
    if (document.activeElement !== document.body) note();
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (known.current === shown) return;
    known.current = shown;
    if (hadFocus.current && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [shown]);
}
