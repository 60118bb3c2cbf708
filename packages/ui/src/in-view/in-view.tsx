import { useEffect, useEffectEvent, useRef } from "react";

/** So far ahead of the view, in px, that what is fetched is there when the shopper is. */
const PREFETCH_MARGIN = 800;

/** An invisible mark that tells, once, when it is about to come into view. */
export function InView({ onView }: { onView: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onView);
  useEffect(() => {
    if (!mark.current) return undefined;
    const views = new IntersectionObserver(
      (entries) => {
        // Several may have queued: the last one says how it is now.
        if (!entries.at(-1)?.isIntersecting) return;
        views.disconnect();
        tell();
      },
      { rootMargin: `${PREFETCH_MARGIN}px 0px` },
    );
    views.observe(mark.current);
    return () => views.disconnect();
  }, []);
  return <div ref={mark} />;
}
