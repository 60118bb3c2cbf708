import { useEffect, useRef } from "react";

/**
 * Focuses an element once a condition becomes true: the element that had the focus was removed, and the keyboard and a
 * screen reader continue here.
 */
export function useFocusWhen<T extends HTMLElement>(condition: boolean) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (condition) element.current?.focus();
  }, [condition]);
  return element;
}
