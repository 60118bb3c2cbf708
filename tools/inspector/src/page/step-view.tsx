import type { Step } from "../bridge/protocol.ts";
import { FIRST_SEEN } from "../bridge/protocol.ts";
import type { AppRecord } from "./apps.ts";
import { isIgnored, nameOfActor, nameOfSource, readTransition } from "./read-step.ts";
import { texts } from "./texts.ts";
import { nameOfState, whatChanged } from "./what-changed.ts";

/** The last event of an actor, and what it has made of it. */
export function StepView({ record, step }: { record: AppRecord; step: Step | undefined }) {
  if (!step) return <p className="note">{texts.notStored}</p>;
  const { type, ...payload } = step.event;
  const { differences, note } = whatChanged(record, step);
  return (
    <>
      {type === FIRST_SEEN ? null : (
        <section aria-labelledby="event-heading">
          <h2 id="event-heading">{texts.event}</h2>
          <p className="event-name">{type}</p>
          <dl>
            <dt>{texts.from}</dt>
            <dd>{nameOfSource(record, step.source)}</dd>
            <dt>{texts.to}</dt>
            <dd>{nameOfActor(record, step.session)}</dd>
            <dt>{texts.transitions}</dt>
            <dd>
              {isIgnored(record, step) ? <span>{texts.noTransition}</span> : null}
              {[...new Set(step.taken)].map((id) => (
                <span key={id}>{readTransition(id)}</span>
              ))}
            </dd>
            <dt>{texts.payload}</dt>
            <dd>{Object.keys(payload).length === 0 ? texts.noPayload : <Data value={payload} />}</dd>
          </dl>
        </section>
      )}
      <section aria-labelledby="context-heading">
        <h2 id="context-heading">{texts.context}</h2>
        <p className="value">
          <span>{`${texts.state}:`}</span> <b>{nameOfState(step.after)}</b>
        </p>
        <h3>{texts.changed}</h3>
        {note === "" ? null : <p className="note">{note}</p>}
        <ul className="differences">
          {differences.map(({ path, before: old, after }) => (
            <li key={path}>
              <code>{path}</code>
              {old === undefined ? null : <del>{JSON.stringify(old)}</del>}
              {after === undefined ? null : <ins>{JSON.stringify(after)}</ins>}
            </li>
          ))}
        </ul>
        <details>
          <summary>{texts.whole}</summary>
          <Data value={step.after.context} />
          <p className="note">{texts.hiddenNote}</p>
        </details>
      </section>
    </>
  );
}

function Data({ value }: { value: unknown }) {
  return <pre>{JSON.stringify(value, null, 2)}</pre>;
}
