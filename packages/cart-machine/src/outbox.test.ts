import type { CartItem } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { applyChanges, type Change } from "./changes.ts";
import { runCart } from "./tests/run-cart.ts";
import { sequencesOf } from "./tests/sequences-of.ts";
import { selectIsBusy, selectLines } from "./selectors.ts";
import { cartOf, lineOf, summaryOf } from "./testing.ts";

const RICE = lineOf("arroz");
const BEANS = lineOf("frijol");
const TWO_RICE = lineOf("arroz", 2);

type Click = (operationId: string) => Change;
const CLICKS: Click[] = [
  (operationId) => ({ type: "line.add", operationId, item: RICE }),
  (operationId) => ({ type: "line.add", operationId, item: BEANS }),
  (operationId) => ({ type: "line.set", operationId, item: TWO_RICE }),
  (operationId) => ({ type: "line.remove", operationId, id: "arroz" }),
  (operationId) => ({ type: "cart.clear", operationId }),
];

/** What may happen next: a click, an answer that arrives, or one that is lost after the server has acted. */
type Step = Click | "answer" | "lose";

/** A shopper, and a server that carries out each change once. */
class Story {
  readonly shop = runCart();
  readonly carriedOut = new Set<string>();
  readonly clicked: Change[] = [];
  /** After each step, what the shopper saw and what they wanted to see. */
  readonly moments: { seen: CartItem[]; expected: CartItem[] }[] = [];
  lines = [lineOf("arroz", 3)];

  async play([step, ...rest]: readonly Step[]): Promise<void> {
    if (step === undefined) return;
    if (step === "answer") await this.answer();
    else if (step === "lose") await this.lose();
    else this.click(step);
    this.moments.push({ seen: this.seen, expected: this.expected });
    await this.play(rest);
  }

  async settle(retryDelay = 50): Promise<void> {
    if (retryDelay === 0 || !selectIsBusy(this.shop.cart.getSnapshot())) return;
    await this.answer();
    await this.settle(retryDelay - 1);
  }

  get seen(): CartItem[] {
    return byId(selectLines(this.shop.cart.getSnapshot()));
  }

  get expected(): CartItem[] {
    return byId(applyChanges([lineOf("arroz", 3)], this.clicked));
  }

  private click(click: Click): void {
    const change = click(`op-${this.clicked.length}`);
    this.clicked.push(change);
    this.shop.cart.send(change);
  }

  private async answer(): Promise<void> {
    const { services, state } = this.shop;
    if (state === "loading") await services.reads.last.answer(cartOf(...this.lines));
    if (state === "updating") await services.summaries.last.answer(summaryOf(this.lines));
    if (state !== "sending") return;
    const { input, answer } = services.changes.last;
    this.carryOut(input);
    await answer(input.type === "line.add" ? undefined : cartOf(...this.lines));
  }

  private async lose(): Promise<void> {
    const { services, state, cart } = this.shop;
    if (state !== "sending") return;
    this.carryOut(services.changes.last.input);
    await services.changes.last.refuse({ id: 503 });
    cart.send({ type: "cart.retry" });
  }

  private carryOut(change: Change): void {
    if (this.carriedOut.has(change.operationId)) return;
    this.carriedOut.add(change.operationId);
    this.lines = applyChanges(this.lines, [change]);
  }
}

describe("whatever the order of clicks and answers", { timeout: 20_000 }, () => {
  it.each(CLICKS)(
    "the shopper's wish is shown at every moment and ends on the server, after click %$",
    async (first) => {
      const sequences = sequencesOf<Step>([...CLICKS, "answer", "lose"], 3);
      await Promise.all(
        sequences.map(async (steps) => {
          const story = new Story();
          await story.shop.open(...story.lines);
          await story.play([first, ...steps]);
          expect(story.moments.map(({ seen }) => seen)).toEqual(
            story.moments.map(({ expected }) => expected),
          );
          await story.settle();
          expect(story.seen).toEqual(story.expected);
          expect(byId(story.lines)).toEqual(story.expected);
          expect(story.shop.state).toBe(story.lines.length > 0 ? "payable" : "empty");
        }),
      );
    },
  );
});

function byId(items: readonly CartItem[]): CartItem[] {
  return items.toSorted((one, other) => one.id.localeCompare(other.id));
}
