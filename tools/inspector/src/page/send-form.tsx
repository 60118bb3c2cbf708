import { useId, useState, type FormEvent } from "react";
import { HIDDEN } from "../bridge/create-mask.ts";
import type { Step } from "../bridge/protocol.ts";
import { lastPayload, possibleEvents } from "./known-events.ts";
import { texts } from "./texts.ts";

/** Sends an actor an event: one that it waits for, or any other. */
export function SendForm({
  name,
  next,
  seen,
  obstacle,
  received,
  onSend,
}: {
  name: string;
  /** What the actor would take a transition for now. */
  next: readonly string[];
  /** The steps of the app, whose events are proposed again. */
  seen: readonly Step[];
  /** Why nothing can be sent; empty when something can. */
  obstacle: string;
  /** The last event that the actor received from a page like this. */
  received: Step | undefined;
  onSend: (event: { type: string }) => void;
}) {
  const id = useId();
  const [type, setType] = useState("");
  const [payload, setPayload] = useState("");
  const [error, setError] = useState("");
  /** The number of the last step before what was sent; null while nothing was. */
  const [before, setBefore] = useState<number | null>(null);
  const possible = possibleEvents(next, seen);

  const pick = (picked: string) => {
    setType(picked);
    setPayload(lastPayload(picked, seen));
    setError("");
    setBefore(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readEvent(type.trim(), payload);
    if ("error" in read) {
      setError(read.error);
      return;
    }
    onSend(read.event);
    setError("");
    setBefore(received?.n ?? 0);
  };
  const answer = before !== null && received && received.n > before ? outcomeOf(received) : "";

  return (
    <section className="send" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{texts.send}</h2>
      <h3 id={`${id}-possible`}>{texts.possible}</h3>
      {possible.length === 0 ? <p className="note">{texts.nothingPossible}</p> : null}
      <ul className="possible" aria-labelledby={`${id}-possible`}>
        {possible.map((each) => (
          <li key={each}>
            <button type="button" aria-pressed={each === type} onClick={() => pick(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <label htmlFor={`${id}-type`}>{texts.type}</label>
        <input
          id={`${id}-type`}
          value={type}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setType(target.value)}
        />
        <label htmlFor={`${id}-data`}>{texts.data}</label>
        <textarea
          id={`${id}-data`}
          rows={4}
          spellCheck={false}
          value={payload}
          aria-invalid={error !== ""}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => setPayload(target.value)}
        />
        <button type="submit" className="solid" disabled={obstacle !== ""}>
          {texts.sendTo(name)}
        </button>
        <output id={`${id}-said`} className={error === "" ? "note" : "error"}>
          {obstacle || error || answer}
        </output>
      </form>
    </section>
  );
}

/** An event that takes no transition was received, and changed nothing. */
function outcomeOf({ event, taken }: Step): string {
  return taken.length > 0 ? texts.sent(event.type) : texts.notTaken(event.type);
}

function readEvent(type: string, text: string): { event: { type: string } } | { error: string } {
  if (type === "") return { error: texts.needType };
  const payload = parse(text);
  if (payload === undefined) return { error: texts.badJson };
  if (typeof payload !== "object" || payload === null || Array.isArray(payload))
    return { error: texts.needObject };
  return text.includes(HIDDEN) ? { error: texts.hasHidden } : { event: { ...payload, type } };
}

/** Undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
