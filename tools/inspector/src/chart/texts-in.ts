import type { Chart, ChartEdge, ChartHandler, ChartNode } from "./chart.ts";

/** One paragraph of text: an action of a state, or one transition, with its id. */
export type Paragraph = { lines: string[]; edge?: string };

/** The longest line in a state and beside an arrow, in characters, before it is broken. */
const MAX_LENGTH = { state: 44, arrow: 33 };

/** The text inside a state below its name. Self-transitions are text, not arrows. */
export function paragraphsIn(node: ChartNode, { edges }: Chart): Paragraph[] {
  const returns = edges.filter((edge) => edge.source === node.id && isReturn(edge));
  return [
    ...node.invoke.map((name) => ({ lines: [`do / ${name}`] })),
    ...[node.entry].filter(isFilled).map((names) => ({ lines: broken("entry / ", names, MAX_LENGTH.state) })),
    ...[node.exit].filter(isFilled).map((names) => ({ lines: broken("exit / ", names, MAX_LENGTH.state) })),
    ...[...node.handlers, ...returns].map((transition) => ({
      lines: inOneLine(labelLines(transition, MAX_LENGTH.state)),
      edge: transition.id,
    })),
  ];
}

/** Whether it is a self-transition. */
export function isReturn({ source, target }: ChartEdge): boolean {
  return source === target;
}

/** Place, event, the status that a description begins with, and guard; then what is done. */
export function labelLines(transition: ChartHandler | ChartEdge, most = MAX_LENGTH.arrow): string[] {
  const { place, title, guard, actions, description } = transition;
  const [status] = /^\d{3}(?=:)/.exec(description) ?? [];
  const reenter = "source" in transition && isReturn(transition) && "(reenter)";
  const event = [place > 0 && `${place}`, title, status, reenter].filter(Boolean).join(" ");
  const condition = guard && `[${guard}]`;
  const head = [event, condition].filter(Boolean).join(" ");
  const heads = head.length <= most || !condition ? [head] : [event, condition];
  return [...heads, ...broken("/ ", actions, most)];
}

/** One line if it is short enough; else the actions are below the event. */
function inOneLine(lines: readonly string[]): string[] {
  const line = lines.join(" ");
  return line.length <= MAX_LENGTH.state ? [line] : lines.map((each, at) => (at === 0 ? each : `  ${each}`));
}

/** Distributes paragraphs into columns of minimal height. */
export function columnsOf(paragraphs: readonly Paragraph[], most: number): Paragraph[][] {
  const total = paragraphs.reduce((sum, { lines }) => sum + lines.length, 0);
  const height = Math.max(MIN_COLUMN, Math.ceil(total / most));
  const columns: Paragraph[][] = [[]];
  let used = 0;
  for (const paragraph of paragraphs) {
    if (used > 0 && used + paragraph.lines.length > height && columns.length < most) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)?.push(paragraph);
    used += paragraph.lines.length;
  }
  return columns;
}

/** Fewer lines are not worth a second column. */
const MIN_COLUMN = 4;

/** Names on as few lines as they need, none of which is cut. */
function broken(mark: string, names: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const [at, name] of names.entries()) {
    const word = at === names.length - 1 ? name : `${name},`;
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(at === 0 ? `${mark}${word}` : `  ${word}`);
  }
  return lines;
}

function isFilled(names: readonly string[]): boolean {
  return names.length > 0;
}
