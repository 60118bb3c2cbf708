import { useEffect, useEffectEvent, useRef } from "react";

/** How far from the viewport, in px, so that the data has loaded when the shopper arrives. */
const PREFETCH_MARGIN = 800;

/** An invisible mark that calls back once when it is about to scroll into view. */
export function InView({ onView }: { onView: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const notify = useEffectEvent(onView);
  useEffect(() => {
    if (!mark.current) return undefined;
    const views = new IntersectionObserver(
      (entries) => {
        // Several entries may have queued: the last one is current.
        if (!entries.at(-1)?.isIntersecting) return;
        views.disconnect();
        notify();
      },
      { rootMargin: `${PREFETCH_MARGIN}px 0px` },
    );
    views.observe(mark.current);
    return () => views.disconnect();
  }, []);
  return <div ref={mark} />;
}
