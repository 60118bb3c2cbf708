import {
  startTransition,
  use,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { createRoot } from "react-dom/client";
import type { ShopRouter } from "../router.tsx";
import { removeServerRendered } from "./server-rendered-page.ts";
import { hasTouched, recordEvents, replayEvents, type RecordedEvents } from "./event-replay.ts";
import { nextTask } from "../../platform/browser/next-task.ts";
import { routerOpen } from "./router-open.ts";

/** How long the shop waits for a finger to be lifted, in ms: by then it rests on the page, and presses nothing. */
const HELD = 600;

/**
 * Puts the running shop in the place of a server-rendered page, as soon as its first screen is all there: between two frames,
 * with the focus, the scroll and everything that was typed and pressed. The shop is drawn aside, in short tasks: who
 * scrolls or types meanwhile does so on the server-rendered page.
 */
export async function hydrate(page: HTMLElement, router: ShopRouter, shop: ReactNode): Promise<void> {
  await routerOpen(router);
  // What came with the page has been told to the machines by the next task.
  await nextTask();
  const place = document.createElement("div");
  place.id = page.id;
  const letGo = watchHands(page);
  const events = await new Promise<RecordedEvents>((resolve) => {
    const exchange = () => {
      const done = recordEvents(page);
      removeServerRendered(page);
      page.replaceWith(place);
      return done;
    };
    startTransition(() =>
      createRoot(place).render(
        <>
          {shop}
          <Hydration exchange={exchange} letGo={letGo} then={resolve} />
        </>,
      ),
    );
  });
  await replayEvents(place, events);
}

interface HydrationProps {
  letGo: () => readonly Promise<void>[];
  exchange: () => RecordedEvents;
  then: (events: RecordedEvents) => void;
}

/**
 * Comes last, when everything else is drawn, and waits until no finger or key is down. What the screens do with
 * their places (such as scrolling) they do after the exchange.
 */
function Hydration({ letGo, exchange, then }: HydrationProps) {
  // One after the other: React goes on from those that are over, and waits for a second finger by the next.
  for (const held of letGo()) use(held);
  const events = useRef<RecordedEvents>(null);
  const [isAwaited, setAwaited] = useState(false);
  useInsertionEffect(() => {
    if (!events.current) events.current = exchange();
  }, [exchange]);
  useLayoutEffect(() => {
    if (!events.current) return;
    // To draw once more before the frame makes React run what the screens do once they are there: only then do they
    // listen. Whoever has touched nothing gets the frame first.
    if (hasTouched(events.current) && !isAwaited) setAwaited(true);
    else then(events.current);
  }, [isAwaited, then]);
  return null;
}

/** Tells what to wait for, as `use` wants it: the same promises in the same order each time, and what is new after. */
function watchHands(page: HTMLElement): () => readonly Promise<void>[] {
  let until = Number.POSITIVE_INFINITY;
  const held: Promise<void>[] = [];
  let isWaiting = false;
  return () => {
    if (isWaiting || page.dataset["held"] === undefined || Date.now() > until) return held;
    until = Math.min(until, Date.now() + HELD);
    isWaiting = true;
    held.push(
      pointerReleased(page, until).finally(() => {
        isWaiting = false;
      }),
    );
    return held;
  };
}

async function pointerReleased(page: HTMLElement, until: number): Promise<void> {
  if (page.dataset["held"] === undefined || Date.now() > until) return;
  await nextTask();
  await pointerReleased(page, until);
}
