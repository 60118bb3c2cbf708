import type { Chart } from "./chart.ts";
import {
  isOuter,
  TEXT,
  titleOf,
  type LaidOut,
  type PlacedState,
  type PlacedText,
  type PlacedEdge,
} from "./lay-out.ts";

/** Self-contained, for light and dark mode; a page may override the colours. */
const STYLE = `
.chart{--ink:#1D1C19;--soft:#585751;--line:#A4A39E;--paper:#fff;--ground:#FAFAF8;--error:#B3261E;--hot:#B8821A;--hot-ground:#FBF2D4;
font:${TEXT.size}px ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace;background:var(--ground);color:var(--ink)}
@media (prefers-color-scheme:dark){.chart{--ink:#FAFAF8;--soft:#A4A39E;--line:#6F6D68;--paper:#2B2A26;--ground:#1D1C19;--error:#F2B8B5;--hot:#EBBA3A;--hot-ground:#583A13}}
.chart text{fill:var(--ink);white-space:pre}
.chart .state>rect{fill:var(--paper);stroke:var(--line)}
.chart .compound>rect,.chart .parallel>rect{fill:none}.chart .parallel>rect{stroke-dasharray:6 4}
.chart .state>rect.end{fill:none}.chart .begin{fill:var(--ink)}
.chart .name{font-weight:700}.chart .tags,.chart .line{fill:var(--soft);font-weight:400}
.chart .label{fill:var(--soft)}.chart .label,.chart>.line,.chart>.name{paint-order:stroke;stroke:var(--ground);stroke-width:4px;stroke-linejoin:round}
.chart .edge path{fill:none;stroke:var(--line);stroke-width:1.25}
.chart .error path{stroke:var(--error);stroke-dasharray:5 3}.chart .after path,.chart .always path{stroke-dasharray:2 3}
.chart marker path{fill:var(--line)}
.chart .state[data-active]>rect{stroke:var(--hot);stroke-width:2.5}.chart .atomic[data-active]>rect,.chart .final[data-active]>rect{fill:var(--hot-ground)}
.chart .edge[data-taken] path{stroke:var(--hot);stroke-width:3;stroke-dasharray:none}.chart .edge[data-taken] .label,.chart .line[data-taken]{fill:var(--ink);font-weight:700}
`.replaceAll("\n", "");

/**
 * Draws a chart as one self-contained file. Each state is a group with its id in `data-state`, each transition one with
 * its id in `data-edge`, by which a page highlights them.
 */
export function toSvg({ id, description }: Chart, laid: LaidOut): string {
  const width = Math.ceil(laid.width);
  const height = Math.ceil(laid.height);
  const head =
    '<marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z"/></marker>';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(`${id}: ${description}`)}" class="chart">`,
    `<style>${STYLE}</style><defs>${head}</defs>`,
    ...laid.states.map(drawState),
    ...laid.routes.map(drawEdge),
    // An arrow to a nested state crosses the text of its parent.
    ...laid.states.filter(({ node }) => isOuter(node)).flatMap(writeTexts),
    "</svg>",
  ].join("\n");
}

function drawState(state: PlacedState): string {
  const { node, box } = state;
  const { x, y, width, height } = box;
  const frame = (by: number, look: string) =>
    `<rect${look} x="${round(x + by)}" y="${round(y + by)}" width="${round(width - 2 * by)}" height="${round(height - 2 * by)}" rx="${8 - by}"/>`;
  return [
    `<g class="state ${escaped(node.kind)}" data-state="${escaped(node.id)}">`,
    node.description && `<title>${escaped(node.description)}</title>`,
    frame(0, ""),
    node.kind === "final" && frame(3, ' class="end"'),
    node.isInitial && `<circle class="begin" cx="${round(x + 2)}" cy="${round(y + 2)}" r="5"/>`,
    ...(isOuter(node) ? [] : writeTexts(state)),
    "</g>",
  ]
    .filter(Boolean)
    .join("");
}

function writeTexts({ node, box, texts }: PlacedState): string[] {
  const place = `x="${round(box.x + TEXT.inset)}" y="${round(box.y + 19)}"`;
  const others = escaped(titleOf(node).slice(node.key.length));
  return [
    `<text class="name" ${place}>${escaped(node.key)}<tspan class="tags">${others}</tspan></text>`,
    ...texts.map((text) => write(text, "line")),
  ];
}

function drawEdge({ points, edges }: PlacedEdge): string {
  const path = points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
  const kinds = new Set(edges.map(({ edge }) => edge.kind));
  // What transitions of several kinds share is solid.
  const look = kinds.size === 1 ? [...kinds].join("") : "shared";
  return edges
    .map(({ edge, text }) =>
      [
        `<g class="edge ${escaped(look)}" data-edge="${escaped(edge.id)}">`,
        edge.description && `<title>${escaped(edge.description)}</title>`,
        `<path d="${path}" marker-end="url(#arrow)"/>`,
        write(text, "label"),
        "</g>",
      ].join(""),
    )
    .join("\n");
}

function write({ x, y, lines, edge }: PlacedText, look: string): string {
  const mark = edge === undefined ? "" : ` data-edge="${escaped(edge)}"`;
  const spans = lines.map(
    (line, at) => `<tspan x="${round(x)}" y="${round(y + at * TEXT.line)}">${escaped(line)}</tspan>`,
  );
  return `<text class="${look}"${mark}>${spans.join("")}</text>`;
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10);
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
