import {
  coverageOf,
  CoveredTransitions,
  transitionPaths,
  testPath,
  type ModelEvent,
} from "@shop/machine-checks";
import { cartMachine, type CartSnapshot } from "../cart-machine.ts";
import { selectIsOpen } from "../selectors.ts";
import { browserModelEvents, browserKeyOf } from "./browser-model-events.ts";
import { explored } from "./model-events.ts";
import { ViewUnderTest, type View } from "./view.ts";
import { CartUnderTest } from "./cart-under-test.ts";
import type { WireAnswer } from "./wire-answer.ts";

/** One thing that happens to the page of the cart, and what the page has to show afterwards. */
type BrowserStep = {
  title: string;
  /** What a call comes to, when it is that which happens. */
  answered?: WireAnswer;
  /** Null once the server knows the session no more: the page signs out. */
  sees: View | null;
  /** How many calls of each kind have left the page since it knows whose cart it shows. */
  calls: { reads: number; changes: number; summaries: number };
};

type BrowserPath = { title: string; steps: BrowserStep[]; taken: string[] };

/** Clicks that cancel out while another is on its way: the shortest way through the same states has none of them. */
const IDLE = ["set to three", "set to four", "set to three", "saved"];
const BEGUN = ["an account", "it is Ana", "read, changed elsewhere", "summarised"];

type CartPath = {
  title: string;
  steps: readonly Pick<ModelEvent<CartSnapshot, CartUnderTest>, "title" | "happen">[];
};

/** Every path that a browser can take through the cart, walked by the real machine. */
async function browserPaths(): Promise<BrowserPath[]> {
  const paths = transitionPaths(explored, {
    starts: [{ title: "closed", input: {} }],
    modelEvents: browserModelEvents,
    keyOf: browserKeyOf,
  });
  return Promise.all([...paths, pathOf([...BEGUN, ...IDLE])].map(testPathOf));
}

/** As few of them as it takes to go through every transition that any of them goes through. */
export async function browserCoverage(): Promise<BrowserPath[]> {
  return coverageOf(await browserPaths());
}

function pathOf(titles: readonly string[]): CartPath {
  const steps = titles.map((title) => {
    const modelEvent = browserModelEvents.find((each) => each.title === title);
    if (!modelEvent) throw new Error(`nobody knows what "${title}" is`);
    return modelEvent;
  });
  return { title: ["closed", ...titles].join(" → "), steps };
}

async function testPathOf(path: CartPath): Promise<BrowserPath> {
  const underTest = new CartUnderTest();
  const transitions = new CoveredTransitions(cartMachine);
  underTest.cart.system.inspect(transitions.note);
  const viewUnderTest = new ViewUnderTest();
  const steps: BrowserStep[] = [];
  let kept = 0;
  await testPath(path, underTest, ({ title }) => {
    const { snapshot, answered, services } = underTest;
    // A call that is given up before it is known whose session it is never leaves the page.
    if (title.startsWith("it is ")) kept = services.reads.all.filter(({ signal }) => signal.aborted).length;
    steps.push({
      title,
      ...(answered && { answered }),
      sees: selectIsOpen(snapshot) ? viewUnderTest.look(snapshot, title) : null,
      calls: callsOf(underTest, kept),
    });
    underTest.answered = null;
  });
  underTest.cart.stop();
  const untaken = new Set(transitions.untaken);
  return { title: path.title, steps, taken: transitions.all.filter((name) => !untaken.has(name)) };
}

function callsOf({ services }: CartUnderTest, kept: number): BrowserStep["calls"] {
  const { reads, quotes, changes, summaries } = services;
  return {
    reads: reads.all.length + quotes.all.length - kept,
    changes: changes.all.length,
    summaries: summaries.all.length,
  };
}
