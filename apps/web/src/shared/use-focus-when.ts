import { useEffect, useRef } from "react";

/**
 * Gives the focus to an element once something is true: the element that had it has gone, and the keyboard and a screen
 * reader go on here.
 */
export function useFocusWhen<T extends HTMLElement>(isSo: boolean) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isSo) element.current?.focus();
  }, [isSo]);
  return element;
}
