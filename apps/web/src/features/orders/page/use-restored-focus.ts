import { useEffect, useRef } from "react";

/**
 * When something else is shown, the element that had the focus may be gone: then the screen takes it, as when it was
 * opened. A shopper who has not used the keyboard yet begins at the top of the page.
 * @param shown what stands on the screen now
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
