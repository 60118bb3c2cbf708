import type { AnyStateMachine } from "xstate";

/**
 * Writes a machine as the one literal that the hosted editor reads: names instead of code, and nothing that is
 * referred to through a variable, which its reader drops without a word.
 */
export function toStatelyCode({ config }: AnyStateMachine): string {
  const literal = JSON.stringify(withoutCode(withPlainEvents(config)), null, 2);
  return `import { createMachine } from "xstate";\n\nexport const machine = createMachine(${literal});\n`;
}

/** The hosted editor's reader does not know `onSnapshot`: it is written as the event that it answers. */
function withPlainEvents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainEvents);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, withPlainEvents(inner)] as const);
  const node: Record<string, unknown> = Object.fromEntries(fields);
  const { invoke, on } = node;
  const actors = [invoke ?? []].flat().filter((actor) => hasOnSnapshot(actor));
  if (actors.length === 0) return node;
  const answers = actors.map(({ id, onSnapshot }) => [`xstate.snapshot.${id}`, onSnapshot] as const);
  return {
    ...node,
    invoke: Array.isArray(invoke) ? invoke.map(withoutOnSnapshot) : withoutOnSnapshot(invoke),
    on: { ...Object(on), ...Object.fromEntries(answers) },
  };
}

function hasOnSnapshot(actor: unknown): actor is { id: string; onSnapshot: unknown } {
  return typeof actor === "object" && actor !== null && "onSnapshot" in actor && "id" in actor;
}

function withoutOnSnapshot(actor: unknown): unknown {
  if (!hasOnSnapshot(actor)) return actor;
  const { onSnapshot: _, ...rest } = actor;
  return rest;
}

function withoutCode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCode);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === "function" || NOT_DRAWN.has(key)) return [];
    return [[key, nameAlone(withoutCode(inner))] as const];
  });
  return Object.fromEntries(entries);
}

/** `params` say what an action is told, which is code, or the little that is left of it. */
const NOT_DRAWN: ReadonlySet<string> = new Set(["context", "params", "input", "output"]);

/** An object that only names something is that name: the reader knows both, and a person reads this one. */
function nameAlone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nameAlone);
  const isName =
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
  return isName && Object.keys(value).length === 1 ? value.type : value;
}
