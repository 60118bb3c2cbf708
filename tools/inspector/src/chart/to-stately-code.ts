import type { AnyStateMachine } from "xstate";

/** Writes a machine as one literal to paste into Stately's editor, which drops references to variables. */
export function toStatelyCode({ config }: AnyStateMachine): string {
  const literal = JSON.stringify(config, withoutCode, 2);
  return `import { createMachine } from "xstate";\n\nexport const machine = createMachine(${literal});\n`;
}

/** Code has no name to show; in a list it keeps its place. */
function withoutCode(key: string, value: unknown): unknown {
  if (typeof value !== "function") return value;
  return /^\d+$/.test(key) ? "inline" : undefined;
}
