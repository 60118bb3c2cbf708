/** A machine as plain data, to be drawn, exported and highlighted while it runs. */
export type Chart = {
  /** The id of the machine. */
  id: string;
  description: string;
  /** Outer states before those inside them, the machine itself first. */
  nodes: ChartNode[];
  edges: ChartEdge[];
};

export type ChartNode = {
  /** Unlike that of any other state, such as `cart.open.settled`. */
  id: string;
  key: string;
  /** The id of the state around it. */
  parent: string | null;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** Whether it is the initial state of its parent. */
  isInitial: boolean;
  description: string;
  tags: string[];
  entry: string[];
  exit: string[];
  invoke: string[];
  /** Transitions without a target. */
  handlers: ChartHandler[];
};

export type ChartHandler = Omit<ChartEdge, "source" | "target">;

export type ChartEdge = {
  /** Made by `edgeId`; several targets share one. */
  id: string;
  source: string;
  target: string;
  /** The event as XState names it; empty for what needs none. */
  event: string;
  kind: "event" | "done" | "error" | "after" | "always";
  /** The event for display. */
  title: string;
  /** Of several for one event, its place in the order in which their guards are asked; else 0. */
  place: number;
  guard: string;
  actions: string[];
  description: string;
};
