import { Badge } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { AnyActorRef, AnyStateNode, StateValue } from "xstate";
import { activeNodes } from "./active-nodes.ts";

const muted = { color: "var(--chakra-colors-fg-muted)" };
const active = {
  background: "var(--chakra-colors-gold-solid)",
  color: "var(--chakra-colors-gold-contrast)",
  fontWeight: 700,
};

/** The states of a machine as a tree, in which those that the actor is in now are marked. */
export function MachineStates({ actor, root }: { actor: AnyActorRef; root: AnyStateNode }) {
  const value = useSelector(actor, (snapshot): StateValue => snapshot.value);
  const nodes = [root, ...activeNodes(root, value)];
  const ids = new Set(nodes.map(({ id }) => id));
  const innermost = nodes.filter((node) => Object.values(node.states).every(({ id }) => !ids.has(id)));
  const events = [...new Set(nodes.flatMap((node) => [...node.transitions.keys()]))];
  return (
    <>
      <h2 style={{ font: "800 1.5rem var(--chakra-fonts-heading)" }}>{root.id}</h2>
      {innermost.map(({ id, description }) => (
        <p key={id} lang="en" style={{ lineHeight: 1.4 }}>
          {description}
        </p>
      ))}
      <States ids={ids} node={root} />
      <h3 style={{ font: "700 1.125rem var(--chakra-fonts-heading)" }}>Qué entiende ahora</h3>
      <ul style={{ ...muted, font: "0.8125rem/1.6 ui-monospace, monospace", overflowWrap: "anywhere" }}>
        {events
          .filter((type) => !type.startsWith("xstate.") && type !== "")
          .map((type) => (
            <li key={type}>{type}</li>
          ))}
      </ul>
    </>
  );
}

function States({ node, ids }: { node: AnyStateNode; ids: ReadonlySet<string> }) {
  const states = Object.values(node.states);
  if (states.length === 0) return null;
  return (
    <ul
      style={{
        display: "grid",
        gap: "0.125rem",
        paddingLeft: "0.75rem",
        borderLeft: "1px solid var(--chakra-colors-border)",
      }}
    >
      {states.map((state) => {
        const isActive = ids.has(state.id);
        return (
          <li aria-current={isActive ? "true" : undefined} key={state.key}>
            <span style={{ display: "inline-block", padding: "0.125rem 0.5rem", ...(isActive && active) }}>
              {state.key}
              {state.type === "final" && " ◉"}
            </span>{" "}
            {isActive && state.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
            <States ids={ids} node={state} />
          </li>
        );
      })}
    </ul>
  );
}
