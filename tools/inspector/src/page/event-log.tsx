import type { KeyboardEvent } from "react";
import { useState } from "react";
import { FIRST_SEEN, type Step } from "../bridge/protocol.ts";
import type { AppRecord } from "./apps.ts";
import { isIgnored, nameOfActor, nameOfSource } from "./read-step.ts";
import { texts } from "./texts.ts";

/** The most rows: more would make the page slow. */
const MAX_ROWS = 250;

/** The events, newest first. Picking a row shows that moment. */
export function EventLog({
  record,
  at,
  actor,
  onPick,
}: {
  record: AppRecord;
  /** The step that is looked at; null while the page is live. */
  at: number | null;
  actor: string | undefined;
  onPick: (step: Step) => void;
}) {
  const [text, setText] = useState("");
  const [isOnlyThis, setOnlyThis] = useState(false);
  const wanted = text.trim().toLowerCase();
  const rows = record.steps
    .filter(({ event }) => event.type !== FIRST_SEEN)
    .filter(({ session }) => !isOnlyThis || session === actor)
    .filter((step) => wanted === "" || searched(record, step).includes(wanted))
    .slice(-MAX_ROWS)
    .toReversed();
  return (
    <section className="log" aria-labelledby="log-heading">
      <header className="bar">
        <h2 id="log-heading">{texts.events}</h2>
        <div className="buttons">
          <input
            type="search"
            aria-label={texts.filter}
            placeholder={texts.filter}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={isOnlyThis}
              onChange={({ target }) => setOnlyThis(target.checked)}
            />
            <span>{texts.onlyThis}</span>
          </label>
        </div>
      </header>
      {rows.length === 0 ? (
        <p className="note">{record.steps.length === 0 || wanted === "" ? texts.noEvents : texts.noMatch}</p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its buttons */}
      <ol onKeyDown={moveFocus}>
        {rows.map((step) => (
          <li key={step.n}>
            <button
              type="button"
              aria-current={step.n === at ? "step" : undefined}
              onClick={() => onPick(step)}
            >
              <time>{timeOf(step.at)}</time>
              <span className="who">
                {step.source === null
                  ? nameOfActor(record, step.session)
                  : `${nameOfSource(record, step.source)} > ${nameOfActor(record, step.session)}`}
              </span>
              <b>{step.event.type}</b>
              {isIgnored(record, step) ? <em>{texts.ignored}</em> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function searched(record: AppRecord, { event, session, source }: Step): string {
  return [event.type, nameOfActor(record, session), nameOfSource(record, source)].join(" ").toLowerCase();
}

/** Hours to milliseconds, as the clock of the reader has them. */
function timeOf(at: number): string {
  const date = new Date(at);
  return `${date.toLocaleTimeString("es", { hour12: false })}.${String(date.getMilliseconds()).padStart(3, "0")}`;
}

/** The arrows go from row to row. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
