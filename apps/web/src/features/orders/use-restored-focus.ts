import type { OrderState } from "@shop/contract";
import { useEffect, useRef } from "react";

/** With another state, what had the focus may be gone: then the screen has it, as when it was opened. */
export function useRestoredFocus(state: OrderState): void {
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    if (document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [state]);
}
