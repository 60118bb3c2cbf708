/** Products of one section: as many as fill its rows in 2, 3, 4 and 6 columns. */
export const SECTION = 24;

/** What is learnt about a list while it is shown, for when it is shown again. */
export class ListMemory {
  readonly #heights = new Map<string, number>();
  readonly #near = new Set<number>();

  /** @param first the place of the first product of a section  @returns px; undefined when nobody has seen it */
  heightOf(first: number, count: number): number | undefined {
    return this.#heights.get(`${first}+${count}`);
  }

  /** The first two are near whenever a list is new. */
  isNear(first: number): boolean {
    return this.#near.size === 0 ? first < 2 * SECTION : this.#near.has(first);
  }

  noteHeight(first: number, count: number, height: number): void {
    this.#heights.set(`${first}+${count}`, height);
  }

  noteNear(first: number, isNear: boolean): void {
    if (isNear) this.#near.add(first);
    else this.#near.delete(first);
  }
}

/** What was learnt about the lists that were shown, by their names: some figures of each, for as long as the page lives. */
export class ListMemories {
  readonly #memories = new Map<string, ListMemory>();

  of(key: string): ListMemory {
    const memory = this.#memories.get(key) ?? new ListMemory();
    this.#memories.set(key, memory);
    return memory;
  }
}
