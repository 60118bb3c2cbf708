import { ProductGrid } from "@shop/ui";
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { SECTION, type ListMemory } from "./list-memory.ts";

/** A list of up to so many sections is rendered as a whole: find-in-page and screen readers reach all of it. */
const WHOLE_UP_TO = 10;

/** Products of a server-rendered list that are hydrated in one task: a phone shows as many. */
const HYDRATED_TOGETHER = 4;

/** How far from the viewport a section is rendered, so that a shopper who scrolls does not see it appear. */
const PREFETCH_MARGIN = "120% 0px";

const unchanging = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

export interface VirtualizedListProps {
  /** How many products there are. */
  count: number;
  /** Renders the card of the product at an index. */
  render: (place: number) => ReactNode;
  /** The measurements from the last time that this list was shown. */
  memory: ListMemory;
}

/**
 * A list of thousands of products. Beyond 240, a section far from the viewport is only a box of its exact height: the
 * page keeps its length, and Back returns to the same pixel.
 */
export function VirtualizedList({ count, render, memory }: VirtualizedListProps) {
  const sections = Math.ceil(count / SECTION);
  return (
    <div>
      {Array.from({ length: sections }, (_, section) => (
        <ListSection
          count={Math.min(SECTION, count - section * SECTION)}
          first={section * SECTION}
          key={section}
          memory={memory}
          mayLeave={sections > WHOLE_UP_TO}
        >
          <Cards first={section * SECTION} end={Math.min(count, (section + 1) * SECTION)} render={render} />
        </ListSection>
      ))}
    </div>
  );
}

interface ListSectionProps extends Pick<VirtualizedListProps, "count" | "memory"> {
  first: number;
  mayLeave: boolean;
  /** Created by the parent, so that measuring a section does not render its cards again. */
  children: ReactNode;
}

function ListSection({ first, count, children, memory, mayLeave }: ListSectionProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => memory.isNear(first));
  const [height, setHeight] = useState(() => memory.heightOf(first, count));
  // What the server rendered stays as it is: with exact heights, the browser would style and lay out all of it again.
  const [isExact] = useState(useSyncExternalStore(unchanging, isInBrowser, isOnServer));
  const isGone = mayLeave && !isNear && height !== undefined;

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const views = new IntersectionObserver(
      (entries) => {
        // Several entries may have queued: the last one is current. A section that has the focus stays rendered.
        const isIn = Boolean(entries.at(-1)?.isIntersecting) || element.contains(document.activeElement);
        memory.noteNear(first, isIn);
        setNear(isIn);
      },
      { rootMargin: PREFETCH_MARGIN },
    );
    views.observe(element);
    return () => views.disconnect();
  }, [first, memory]);

  useEffect(() => {
    const element = root.current;
    if (isGone || !element) return undefined;
    const sizes = new ResizeObserver(() => {
      const now = element.getBoundingClientRect().height;
      memory.noteHeight(first, count, now);
      setHeight(now);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [first, count, isGone, memory]);

  return (
    <div ref={root} style={isGone ? { height } : undefined}>
      {!isGone && (
        <ProductGrid exact={isExact || mayLeave} narrow>
          {children}
        </ProductGrid>
      )}
    </div>
  );
}

type CardsProps = Pick<VirtualizedListProps, "render"> & { first: number; end: number };

function Cards({ first, end, render }: CardsProps) {
  return Array.from({ length: Math.ceil((end - first) / HYDRATED_TOGETHER) }, (_, part) => {
    const start = first + part * HYDRATED_TOGETHER;
    return (
      <Suspense key={part}>
        {Array.from({ length: Math.min(HYDRATED_TOGETHER, end - start) }, (_each, place) =>
          render(start + place),
        )}
      </Suspense>
    );
  });
}
