import type { Chart, ChartNode } from "./chart.ts";
import { labelLines } from "./texts-in.ts";

/** Converts a chart to a Mermaid `stateDiagram-v2`. */
export function toMermaid({ nodes, edges }: Chart): string {
  const [root] = nodes;
  if (!root) throw new Error("a chart without states");
  const lines = ["stateDiagram-v2"];
  const inside = (id: string) => nodes.filter(({ parent }) => parent === id);
  const write = (node: ChartNode, indent: string): void => {
    const children = inside(node.id);
    for (const [at, child] of children.entries()) {
      if (child.isInitial) lines.push(`${indent}[*] --> ${nameOf(child.id)}`);
      if (node.kind === "parallel" && at > 0) lines.push(`${indent}--`);
      const opening = `${indent}state "${plain(titleOf(child))}" as ${nameOf(child.id)}`;
      if (child.kind === "compound" || child.kind === "parallel") {
        lines.push(`${opening} {`);
        write(child, `${indent}  `);
        lines.push(`${indent}}`);
      } else {
        lines.push(opening);
        if (child.kind === "final") lines.push(`${indent}${nameOf(child.id)} --> [*]`);
      }
    }
  };
  // Parallel regions are allowed only inside a state, and no arrow may leave the diagram.
  lines.push(`  state "${plain(titleOf(root))}" as ${nameOf(root.id)} {`);
  write(root, "    ");
  lines.push("  }");
  for (const edge of edges) {
    const label = labelLines(edge)
      .map((line) => line.trim())
      .join(" ");
    lines.push(`  ${nameOf(edge.source)} --> ${nameOf(edge.target)} : ${plain(label)}`);
  }
  return `${lines.join("\n")}\n`;
}

function titleOf({ key, invoke, entry, exit, handlers }: ChartNode): string {
  return [
    key,
    ...invoke.map((name) => `do ${name}`),
    ...entry.map((name) => `entry ${name}`),
    ...exit.map((name) => `exit ${name}`),
    ...handlers.map((handler) => `on ${handler.title}`),
  ].join(" · ");
}

function nameOf(id: string): string {
  return id.replaceAll(/\W/g, "_");
}

/** A label ends at a semicolon, and a colon or a hash means something else there. */
function plain(text: string): string {
  return text.replaceAll(/[;#"]/g, " ").replaceAll(":", "﹕");
}
