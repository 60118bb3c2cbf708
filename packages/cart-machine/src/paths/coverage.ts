import { testPath } from "@shop/machine-checks";
import { selectIsOpen } from "../selectors.ts";
import { browserPaths } from "./browser-paths.ts";
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

type BrowserPath = { title: string; steps: BrowserStep[]; covered: string[] };

/** The paths that a browser takes, walked by the real machines. */
export function browserCoverage(): Promise<BrowserPath[]> {
  return Promise.all(browserPaths.map(testPathOf));
}

async function testPathOf(path: (typeof browserPaths)[number]): Promise<BrowserPath> {
  const underTest = new CartUnderTest();
  const { transitions } = underTest;
  const viewUnderTest = new ViewUnderTest();
  const steps: BrowserStep[] = [];
  let aborted = 0;
  await testPath(path, underTest, ({ title }) => {
    const { snapshot, answered, services } = underTest;
    // A call that is given up before it is known whose session it is never leaves the page.
    if (title.startsWith("it is "))
      aborted = services.reads.all.filter(({ signal }) => signal.aborted).length;
    steps.push({
      title,
      ...(answered && { answered }),
      sees: selectIsOpen(snapshot) ? viewUnderTest.look(snapshot, title) : null,
      calls: callsOf(underTest, aborted),
    });
    underTest.answered = null;
  });
  underTest.stop();
  const uncovered = new Set(transitions.uncovered);
  return { title: path.title, steps, covered: transitions.all.filter((name) => !uncovered.has(name)) };
}

function callsOf({ services }: CartUnderTest, aborted: number): BrowserStep["calls"] {
  const { reads, quotes, changes, summaries } = services;
  return {
    reads: reads.all.length + quotes.all.length - aborted,
    changes: changes.all.length,
    summaries: summaries.all.length,
  };
}
