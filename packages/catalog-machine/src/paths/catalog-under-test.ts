import type { Failure, ProductPage } from "@shop/contract";
import type { CatalogEvent } from "../catalog-state.ts";
import { runCatalog } from "../run-catalog.ts";

/** The real machine with held answers, and what its calls resolved with. */
export class CatalogUnderTest {
  readonly #run = runCatalog();
  /** Calls that nobody waits for any more, because they were answered. */
  readonly #over = new Set<unknown>();

  get snapshot() {
    return this.#run.actor.getSnapshot();
  }

  get value() {
    return this.snapshot.value;
  }

  get seen() {
    return this.#run.seen;
  }

  /** How many answers are waited for. */
  get waiting(): number {
    return this.#run.services.pages.all.filter((call) => !call.signal.aborted && !this.#over.has(call))
      .length;
  }

  send(event: CatalogEvent): void {
    this.#run.actor.send(event);
  }

  async answer(page: ProductPage): Promise<void> {
    const { last } = this.#run.services.pages;
    this.#over.add(last);
    await last.answer(page);
    await this.#listen();
  }

  async refuse(failure: Failure): Promise<void> {
    const { last } = this.#run.services.pages;
    this.#over.add(last);
    await last.refuse(failure);
    await this.#listen();
  }

  stop(): void {
    this.#run.actor.stop();
  }

  async #listen(times = 4): Promise<void> {
    if (times === 0) return;
    await Promise.resolve();
    await this.#listen(times - 1);
  }
}
