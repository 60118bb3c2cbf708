import { toObserver, type Observer, type Subscribable } from "xstate";

/** What a screen reads of an actor. */
type Readable<Snapshot> = Subscribable<Snapshot> & { getSnapshot: () => Snapshot };

/**
 * The same actor, whose observers are notified of changes by user input after the next paint, so that the clicked
 * control is rendered first. Changes without input, such as a response of the server, are notified at once. A hidden
 * tab paints nothing: there the deferred notifications wait until it is visible. Without this a click takes up to 55 ms
 * to the next frame, with it 39, slowed four times (budget 45 ms: `npm run bench -- cart`).
 * @param defer runs the notification later
 */
export function deferUpdates<Snapshot>(
  actor: Readable<Snapshot>,
  defer: (notify: () => void) => void = afterPaintOfInput,
): Readable<Snapshot> {
  const observers = new Set<Observer<Snapshot>>();
  let shown = actor.getSnapshot();
  let isDue = false;

  const show = () => {
    isDue = false;
    shown = actor.getSnapshot();
    for (const { next } of observers) next?.(shown);
  };
  actor.subscribe({
    next: () => {
      if (isDue) return;
      isDue = true;
      defer(show);
    },
    error: (error) => {
      shown = actor.getSnapshot();
      for (const observer of observers) observer.error?.(error);
    },
  });
  return {
    getSnapshot: () => shown,
    subscribe: (...args: Parameters<typeof toObserver<Snapshot>>) => {
      const observer = toObserver(...args);
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
  };
}

/** Recognizes user input, as React does, by the event that is being handled: a message or response is no `UIEvent`. */
function afterPaintOfInput(notify: () => void): void {
  if (window.event instanceof UIEvent) requestAnimationFrame(() => setTimeout(notify));
  else notify();
}
