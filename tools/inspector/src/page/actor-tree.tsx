import type { Step } from "../bridge/protocol.ts";
import { actorsAt, type AppRecord } from "./apps.ts";
import { nameOfValue } from "./name-of-value.ts";
import { texts } from "./texts.ts";

/** Every actor at a moment, with its state. */
export function ActorTree({
  record,
  at,
  lastSteps,
  shown,
  onPick,
}: {
  record: AppRecord;
  /** The number of the step that the page is at. */
  at: number;
  /** The last step of each actor up to then, by its session. */
  lastSteps: ReadonlyMap<string, Step>;
  /** The session of the actor that the page is about. */
  shown: string | undefined;
  onPick: (session: string) => void;
}) {
  const actors = actorsAt(record, at);
  return (
    <nav className="actors" aria-labelledby="actors-heading">
      <h2 id="actors-heading">{texts.actors}</h2>
      {actors.length === 0 ? <p className="note">{texts.noActors}</p> : null}
      <ul>
        {actors.map(({ card, depth }) => (
          <li key={card.session} style={{ paddingInlineStart: `${depth * 14}px` }}>
            <button
              type="button"
              aria-current={card.session === shown ? "true" : undefined}
              onClick={() => onPick(card.session)}
            >
              <b>{card.name}</b>{" "}
              <span>
                {card.machine === null ? texts.task : nameOfValue(lastSteps.get(card.session)?.after.value)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
