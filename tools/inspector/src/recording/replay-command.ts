import type { AnyStateMachine } from "xstate";
import { isBoundary } from "../bridge/protocol.ts";
import { replaySession, type Replayed } from "./replay-session.ts";
import type { SavedSession } from "./saved-session.ts";

/**
 * Prints the outcome of the steps of a saved session.
 * @param machines of today, by their ids
 * @returns the exit code: 1 when a step leads elsewhere, or when its machine no longer exists
 */
export function replayCommand(
  session: SavedSession,
  machines: ReadonlyMap<string, AnyStateMachine>,
  print: (line: string) => void,
): number {
  const replayed = replaySession(session, machines);
  for (const line of replayed.flatMap(linesOf)) print(line);
  const gone = goneMachines(session, machines);
  if (gone.length > 0)
    print(`not taken again, for no machine has this id any more: ${gone.map(quote).join(", ")}`);
  else if (replayed.length === 0) print("the session has no step of a machine to take again");
  return replayed.length === 0 || gone.length > 0 || replayed.some(({ others }) => others.length > 0) ? 1 : 0;
}

function linesOf({ machine, same, recorded, others, unclear }: Replayed): string[] {
  const asRecorded = recorded > 0 ? `, ${recorded} of them decided as recorded (hidden data)` : "";
  const unjudged = unclear > 0 ? `, ${unclear} cannot be judged (hidden data, transition gone)` : "";
  return [
    `${machine}: ${same} of ${same + others.length + unclear} steps lead where they did${asRecorded}${unjudged}`,
    ...others.map(
      ({ n, event, from, to, now }) =>
        `  step ${n}, ${quote(event)}: ${quote(from)} led to ${quote(to)}, now to ${quote(now)}`,
    ),
  ];
}

/** Names in a file are untrusted, and must not control the terminal. JSON alone leaves some control characters. */
function quote(value: unknown): string {
  return JSON.stringify(value ?? null).replace(
    /[\u007f-\u009f\p{Bidi_Control}]/gu,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The ids of machines that took steps and are not there any more, in the order of the session. */
function goneMachines(
  { actors, steps }: SavedSession,
  machines: ReadonlyMap<string, AnyStateMachine>,
): string[] {
  const stepped = new Set(steps.filter(({ event }) => !isBoundary(event)).map(({ session }) => session));
  const ids = actors.flatMap(({ session, machine }) =>
    machine !== null && stepped.has(session) ? [machine] : [],
  );
  return [...new Set(ids)].filter((id) => !machines.has(id));
}
