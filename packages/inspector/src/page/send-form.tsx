import { useId, useState, type FormEvent } from "react";
import { HIDDEN } from "../bridge/create-mask.ts";
import { checkPayload, samplePayload, type PayloadError } from "../schema/check-payload.ts";
import type { Schema } from "../schema/schema.ts";
import { possibleEvents } from "./possible-events.ts";
import { texts } from "./texts.ts";

/** Sends an actor an event: one that it waits for, or any other. */
export function SendForm({
  name,
  next,
  schemas,
  obstacle,
  onSend,
}: {
  name: string;
  /** What the actor would take a transition for now. */
  next: readonly string[];
  schemas: Record<string, Schema>;
  /** Why nothing can be sent; empty when something can. */
  obstacle: string;
  onSend: (event: { type: string }) => void;
}) {
  const id = useId();
  const [type, setType] = useState("");
  const [payload, setPayload] = useState("");
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  const possible = possibleEvents(next, schemas);

  const pick = (picked: string) => {
    const schema = schemas[picked];
    const fields = schema ? samplePayload(schema) : {};
    const text = isFilled(fields) ? JSON.stringify(fields, null, 2) : "";
    setType(picked);
    setPayload(text);
    setSaid(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readEvent(type.trim(), payload, schemas[type.trim()]);
    if ("errors" in read) {
      setSaid({ text: read.errors.join("; "), isError: true });
      return;
    }
    onSend(read.event);
    setSaid({ text: texts.sent(read.event.type), isError: false });
  };

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
          aria-invalid={said?.isError}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => setPayload(target.value)}
        />
        <button type="submit" className="solid" disabled={obstacle !== ""}>
          {texts.sendTo(name)}
        </button>
        <output id={`${id}-said`} className={said?.isError ? "error" : "note"}>
          {obstacle === "" ? said?.text : obstacle}
        </output>
      </form>
    </section>
  );
}

function readEvent(
  type: string,
  text: string,
  schema: Schema | undefined,
): { event: { type: string } } | { errors: string[] } {
  if (type === "") return { errors: [texts.needType] };
  const payload = parse(text);
  if (payload === undefined) return { errors: [texts.badJson] };
  if (typeof payload !== "object" || payload === null || Array.isArray(payload))
    return { errors: [texts.needObject] };
  if (text.includes(HIDDEN)) return { errors: [texts.hasHidden] };
  const errors = schema ? checkPayload(schema, payload) : [];
  return errors.length > 0 ? { errors: errors.map(describe) } : { event: { ...payload, type } };
}

/** Undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe(error: PayloadError): string {
  switch (error.kind) {
    case "missing":
      return texts.missing(error.path);
    case "unknown":
      return texts.unknown(error.path);
    case "type":
      return texts.wrongType(error.path, error.wanted);
    case "unsendable":
      return texts.unsendable(error.path, error.wanted);
  }
}

function isFilled(fields: unknown): boolean {
  return typeof fields === "object" && fields !== null && Object.keys(fields).length > 0;
}
