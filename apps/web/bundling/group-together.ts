/**
 * The strongly connected components of a graph, by Tarjan's algorithm: two nodes are in one group when each can be
 * reached from the other. A group comes after all that it leads to.
 * @param links from each node, by its number, to others
 */
export function groupTogether(links: readonly ReadonlySet<number>[]): number[][] {
  const groups: number[][] = [];
  const order = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const visit = (node: number): number => {
    let low = order.size;
    order.set(node, low);
    open.push(node);
    isOpen.add(node);
    const first = low;
    for (const next of links[node] ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (isOpen.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === first) {
      const group = open.splice(open.indexOf(node));
      for (const member of group) isOpen.delete(member);
      groups.push(group);
    }
    return low;
  };
  for (const node of links.keys()) if (!order.has(node)) visit(node);
  return groups;
}
