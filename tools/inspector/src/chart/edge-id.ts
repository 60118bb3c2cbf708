/** The data of a transition that the chart and a running machine share. */
export type TransitionLike = {
  source: {
    id: string;
    transitions: ReadonlyMap<string, readonly TransitionLike[]>;
    always?: readonly TransitionLike[] | undefined;
  };
  eventType: string;
  guard?: unknown;
  target?: readonly { id: string }[] | undefined;
};

/**
 * The id of a transition, which is the same in the chart and in the reports of a running machine, and unique in the
 * machine.
 */
export function edgeId(transition: TransitionLike): string {
  const name = describe(transition);
  // Two may differ by the params of their guard alone.
  const alike = siblingsOf(transition).filter((sibling) => describe(sibling) === name);
  const place = alike.indexOf(transition);
  return place > 0 ? `${name}|${place + 1}` : name;
}

/** All that the same state does for the same event, in the order in which their guards are asked. */
export function siblingsOf({ source, eventType }: TransitionLike): readonly TransitionLike[] {
  return source.transitions.get(eventType) ?? source.always ?? [];
}

function describe({ source, eventType, guard, target }: TransitionLike): string {
  const targets = (target ?? []).map(({ id }) => id).join(",");
  return [source.id, eventType, guard === undefined ? "" : nameOf(guard), targets].join("|");
}

/** The name of an action, a guard or an actor; `inline` for what has none. */
export function nameOf(implementation: unknown): string {
  if (typeof implementation === "string") return implementation;
  if (typeof implementation === "object" && implementation !== null && "type" in implementation)
    return nameOf(implementation.type);
  return "inline";
}
