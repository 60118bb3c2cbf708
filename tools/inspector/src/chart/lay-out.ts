import type { ELK, ElkExtendedEdge, ElkNode, ElkPoint } from "elkjs/lib/elk-api.js";
import type { Chart, ChartEdge, ChartNode } from "./chart.ts";
import { columnsOf, isReturn, labelLines, paragraphsIn } from "./texts-in.ts";

/** All lengths are pixels of an SVG at its natural size. */
export const TEXT = {
  /** The font size of everything that is written. */
  size: 12,
  /** Of one character of a monospaced font of that size; a little more than most have. */
  character: 7.25,
  line: 15,
  /** From the top of a state to its first line. */
  head: 28,
  inset: 12,
} as const;

type Box = { x: number; y: number; width: number; height: number };

/** A text of one or several lines; one of a transition carries its id. */
export type PlacedText = { x: number; y: number; lines: string[]; edge?: string };

export type PlacedState = { node: ChartNode; box: Box; texts: PlacedText[] };

/** One arrow from a state to another, for all transitions between them. */
export type PlacedEdge = {
  points: readonly ElkPoint[];
  edges: { edge: ChartEdge; text: PlacedText }[];
};

export type LaidOut = { width: number; height: number; states: PlacedState[]; routes: PlacedEdge[] };

/** The direction of the arrows, the handling of cycles, the position of labels, and the placement of states. */
export type Arrangement = {
  cycles: "DEPTH_FIRST" | "GREEDY";
  direction: "DOWN" | "RIGHT";
  labels: "MEDIAN_LAYER" | "TAIL_LAYER";
  places: "NETWORK_SIMPLEX" | "LINEAR_SEGMENTS";
};

/** ELK takes most of them from each outer state, and none from the state around that one. */
function optionsOf({ cycles, direction, labels, places }: Arrangement): Record<string, string> {
  return {
    "elk.algorithm": "layered",
    "elk.direction": direction,
    "elk.hierarchyHandling": "INCLUDE_CHILDREN",
    "elk.edgeRouting": "ORTHOGONAL",
    "elk.json.edgeCoords": "ROOT",
    "elk.json.shapeCoords": "ROOT",
    "elk.layered.spacing.nodeNodeBetweenLayers": "12",
    "elk.layered.spacing.edgeNodeBetweenLayers": "6",
    "elk.spacing.nodeNode": "12",
    "elk.spacing.edgeNode": "6",
    "elk.layered.cycleBreaking.strategy": cycles,
    "elk.layered.nodePlacement.strategy": places,
    "elk.layered.edgeLabels.sideSelection": "ALWAYS_DOWN",
    "elk.layered.edgeLabels.centerLabelPlacementStrategy": labels,
  };
}

/** Finds a place for every state, every text and every transition of a chart. */
export async function layOut(elk: ELK, chart: Chart, arrangement: Arrangement): Promise<LaidOut> {
  const { nodes } = chart;
  const options = optionsOf(arrangement);
  const toElk = (node: ChartNode): ElkNode => {
    const { width, height } = textsOf(node, chart);
    const children = nodes.filter(({ parent }) => parent === node.id).map(toElk);
    if (children.length === 0) return { id: node.id, width, height };
    return {
      id: node.id,
      children,
      layoutOptions: {
        ...options,
        "elk.padding": `[top=${height + 12},left=12,bottom=12,right=12]`,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        // ELK lays out from left to right and turns the result, but not this.
        "elk.nodeSize.minimum": arrangement.direction === "DOWN" ? `(0,${width})` : `(${width},0)`,
      },
    };
  };
  const [root] = nodes;
  if (!root) throw new Error("a chart without states");
  const routes = edgesOf(chart);
  const laid: ElkNode = await elk.layout<ElkNode>({
    id: "#",
    children: [toElk(root)],
    edges: routes.map(toElkEdge),
    layoutOptions: { ...options, "elk.padding": "[top=4,left=4,bottom=4,right=4]" },
  });

  const boxes = new Map<string, Box>();
  const addBox = (node: ElkNode): void => {
    boxes.set(node.id, boxOf(node));
    node.children?.forEach(addBox);
  };
  laid.children?.forEach(addBox);
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    states: nodes.map((node) => {
      const box = boxes.get(node.id) ?? boxOf({});
      const { texts } = textsOf(node, chart);
      return { node, box, texts: texts.map((text) => ({ ...text, x: box.x + text.x, y: box.y + text.y })) };
    }),
    routes: (laid.edges ?? []).map((edge, at) => placeEdge(edge, routes[at] ?? [])),
  };
}

/** The transitions with one source and one target, in the order of the chart: they share an arrow. */
function edgesOf({ edges }: Chart): ChartEdge[][] {
  const routes = Map.groupBy(
    edges.filter((edge) => !isReturn(edge)),
    ({ source, target }) => `${source}>${target}`,
  );
  return [...routes.values()];
}

function toElkEdge(route: readonly ChartEdge[], at: number): ElkExtendedEdge {
  const lines = route.flatMap((edge) => labelLines(edge));
  return {
    id: `way ${at}`,
    sources: route.slice(0, 1).map(({ source }) => source),
    targets: route.slice(0, 1).map(({ target }) => target),
    labels: [{ text: lines.join("\n"), width: widthOf(lines), height: lines.length * TEXT.line }],
  };
}

function placeEdge({ sections, labels }: ElkExtendedEdge, route: readonly ChartEdge[]): PlacedEdge {
  const points = (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);
  const label = boxOf(labels?.[0] ?? {});
  let y = label.y + TEXT.size;
  const edges = route.map((edge) => {
    const lines = labelLines(edge);
    const text = { x: label.x + 2, y, lines };
    y += lines.length * TEXT.line;
    return { edge, text };
  });
  return { points, edges };
}

/** What is written in a state, from its upper left corner on, and how much room that takes. */
function textsOf(node: ChartNode, chart: Chart): { texts: PlacedText[]; width: number; height: number } {
  const texts: PlacedText[] = [];
  let x: number = TEXT.inset;
  let bottom: number = TEXT.head;
  for (const column of columnsOf(paragraphsIn(node, chart), isOuter(node) ? MAX_COLUMNS : 1)) {
    let y = TEXT.head + TEXT.size;
    for (const paragraph of column) {
      texts.push({ x, y, ...paragraph });
      y += paragraph.lines.length * TEXT.line;
    }
    if (column.length > 0) bottom = Math.max(bottom, y - TEXT.size + 8);
    x += widthOf(column.flatMap(({ lines }) => lines)) + TEXT.inset;
  }
  return { texts, width: Math.max(x, widthOf([titleOf(node)]) + 2 * TEXT.inset, 72), height: bottom };
}

/** Of texts in a state that is wide anyway. */
const MAX_COLUMNS = 5;

/** The name of a state, with its tags; an outer one has room for its description, too. */
export function titleOf(node: ChartNode): string {
  const { key, tags, description, parent } = node;
  const isDescribed = isOuter(node) && parent !== null;
  return [key, tags.length > 0 && `tag ${tags.join(", ")}`, isDescribed && description]
    .filter(Boolean)
    .join(" · ");
}

export function isOuter({ kind }: ChartNode): boolean {
  return kind === "compound" || kind === "parallel";
}

function widthOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length)) * TEXT.character + 4;
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}
