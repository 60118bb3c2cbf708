import { coveringPaths, type TestedPage } from "@shop/machine-checks";
import { selectUnseenOrder } from "../selectors.ts";
import { browserKeyOf, browserModelEvents, exploredPage, isClosed } from "./browser-model-events.ts";
import { viewOf, type View } from "./view.ts";
import { PageUnderTest, type PageCalls } from "./page-under-test.ts";
import type { WireAnswer } from "./wire-answer.ts";

/** One thing that happens to the page of the checkout, and what the page has to show afterwards. */
type BrowserStep = {
  title: string;
  /** What calls come to, when it is that which happens. */
  answered?: WireAnswer[];
  /** What the cart's own summary comes to, when the cart asks for one meanwhile. */
  beside?: WireAnswer;
  /** Null where there is nobody's checkout; left out while the page leads to an order. */
  sees?: View | null;
  calls: PageCalls;
};

/** A few paths that a browser can take, and that go through every transition that it can see. */
export function browserCoverage(): Promise<CheckoutPage[]> {
  return coveringPaths(exploredPage, {
    starts: [{ title: "closed", input: undefined }],
    modelEvents: browserModelEvents,
    keyOf: browserKeyOf,
    open: () => new CheckoutPage(),
    isEnd: isClosed,
    maxSteps: 24,
  });
}

/** The checkout on its page, whose path is written down. */
class CheckoutPage implements TestedPage {
  readonly steps: BrowserStep[] = [];
  readonly #page = new PageUnderTest();

  get title(): string {
    return ["closed", ...this.steps.map((step) => step.title)].join(" → ");
  }

  get key(): string {
    return browserKeyOf(this.#page.system);
  }

  get covered(): string[] {
    return this.#page.transitions.covered;
  }

  async take(title: string): Promise<boolean> {
    const page = this.#page;
    const modelEvent = browserModelEvents.find((each) => each.title === title);
    if (!modelEvent?.event(page.system)) return false;
    await modelEvent.happen(page);
    page.follow();
    const { snapshots, answered, beside, calls } = page;
    this.steps.push({
      title,
      ...(answered.length > 0 && { answered }),
      ...(beside && { beside }),
      ...(!selectUnseenOrder(snapshots.checkout) && {
        sees: isClosed(page.system) ? null : viewOf(snapshots, page.address),
      }),
      calls,
    });
    page.answered = [];
    page.beside = null;
    return true;
  }
}
