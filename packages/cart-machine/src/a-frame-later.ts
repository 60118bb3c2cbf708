import { toObserver, type Observer, type Subscribable, type Subscription } from "xstate";

/** What a screen asks of an actor. */
type Watched<Snapshot> = Subscribable<Snapshot> & { getSnapshot: () => Snapshot };

/**
 * An actor that tells what a hand has changed a frame later: what follows from a click is shown after what was clicked
 * on, and does not make that wait. What comes by itself, such as an answer, is told at once. In a tab that nobody sees
 * no frame is drawn, and nothing that waits for one is told until somebody does.
 * @param after does something once there is time for it
 */
export function aFrameLater<Snapshot>(
  actor: Watched<Snapshot>,
  after: (act: () => void) => void = afterWhatIsPressed,
): Watched<Snapshot> {
  const observers = new Set<Observer<Snapshot>>();
  let watching: Subscription | undefined;
  let shown = actor.getSnapshot();
  let isDue = false;

  const show = () => {
    isDue = false;
    shown = actor.getSnapshot();
    for (const { next } of observers) next?.(shown);
  };
  const showLater = () => {
    if (isDue) return;
    isDue = true;
    after(show);
  };
  const watch = () => {
    shown = actor.getSnapshot();
    return actor.subscribe({
      next: showLater,
      error: (error) => {
        shown = actor.getSnapshot();
        for (const observer of observers) observer.error?.(error);
      },
      complete: () => {
        shown = actor.getSnapshot();
        for (const { complete } of observers) complete?.();
      },
    });
  };
  return {
    getSnapshot: () => (watching ? shown : actor.getSnapshot()),
    subscribe: (...args: Parameters<typeof toObserver<Snapshot>>) => {
      const observer = toObserver(...args);
      observers.add(observer);
      watching ??= watch();
      return {
        unsubscribe: () => {
          observers.delete(observer);
          if (observers.size > 0) return;
          watching?.unsubscribe();
          watching = undefined;
        },
      };
    },
  };
}

/** React, too, tells a hand by the event that is being handled; those of other tabs and answers are of no hand. */
function afterWhatIsPressed(act: () => void): void {
  if (window.event instanceof UIEvent) requestAnimationFrame(() => setTimeout(act));
  else act();
}
