import { coveringPaths, type TestedPage } from "@shop/machine-checks";
import { browserKeyOf, browserModelEvents } from "./browser-model-events.ts";
import { cartChart } from "./cart-chart.ts";
import { CartUnderTest } from "./cart-under-test.ts";
import { viewOf, type View } from "./view.ts";
import type { WireAnswer } from "./wire-answer.ts";

/** One thing that happens to the page of the cart, and what the page has to show afterwards. */
type BrowserStep = {
  title: string;
  /** What a call comes to, when it is that which happens. */
  answered?: WireAnswer;
  sees: View;
  /** How many calls of each kind have left the page since it knows whose cart it shows. */
  calls: { reads: number; changes: number; summaries: number };
};

/** A few paths that a browser can take, and that go through every transition that it can see. */
export function browserCoverage(): Promise<CartPage[]> {
  return coveringPaths(cartChart, {
    starts: [{ title: "closed", input: undefined }],
    modelEvents: browserModelEvents,
    keyOf: browserKeyOf,
    open: () => new CartPage(),
    maxSteps: 24,
  });
}

/** The cart on its page, whose path is written down. */
class CartPage implements TestedPage {
  readonly steps: BrowserStep[] = [];
  readonly #underTest = new CartUnderTest();
  #aborted = 0;

  get title(): string {
    return ["closed", ...this.steps.map((step) => step.title)].join(" → ");
  }

  get key(): string {
    return browserKeyOf(this.#underTest.system);
  }

  get covered(): string[] {
    return this.#underTest.transitions.covered;
  }

  async take(title: string): Promise<boolean> {
    const underTest = this.#underTest;
    const modelEvent = browserModelEvents.find((each) => each.title === title);
    if (!modelEvent?.event(underTest.system)) return false;
    await modelEvent.happen(underTest);
    const { snapshot, answered, services } = underTest;
    // A call that is given up before it is known whose session it is never leaves the page.
    if (title.startsWith("it is "))
      this.#aborted = services.reads.all.filter(({ signal }) => signal.aborted).length;
    this.steps.push({
      title,
      ...(answered && { answered }),
      sees: viewOf(snapshot),
      calls: this.#calls,
    });
    underTest.answered = null;
    return true;
  }

  get #calls(): BrowserStep["calls"] {
    const { reads, quotes, changes, summaries } = this.#underTest.services;
    return {
      reads: reads.all.length + quotes.all.length - this.#aborted,
      changes: changes.all.length,
      summaries: summaries.all.length,
    };
  }
}
