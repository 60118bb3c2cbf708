/** Products of one section: as many as fill its rows in 2, 3, 4 and 6 columns. */
export const SECTION = 24;

/** Measurements of a list, reused when it is shown again. */
export class ListMemory {
  readonly #heights = new Map<string, number>();
  /** The sections near the visible part of the page: only these are rendered, the others are boxes of their height. */
  readonly #near = new Set<number>();

  /**
   * @param first index of a section's first product
   * @param count how many products it has: the last section grows while more are loaded
   * @returns px; undefined if never measured
   */
  heightOf(first: number, count: number): number | undefined {
    return this.#heights.get(`${first}+${count}`);
  }

  /** While no section is noted as near (the list is new, or was scrolled past), the first two count as near. */
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

/** The measurements of the lists that were shown, by their names. Small, so kept until the page is closed. */
export class ListMemories {
  readonly #memories = new Map<string, ListMemory>();

  of(key: string): ListMemory {
    const memory = this.#memories.get(key) ?? new ListMemory();
    this.#memories.set(key, memory);
    return memory;
  }
}
