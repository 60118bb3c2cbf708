import { useEffect } from "react";

/** Reports whether a code is on its way, for the heading of the screen. When the step has gone, none is. */
export function useReportSent(isSent: boolean, onSent?: (isSent: boolean) => void): void {
  useEffect(() => {
    onSent?.(isSent);
    return () => onSent?.(false);
  }, [isSent, onSent]);
}
