import { coverageOf, CoveredTransitions, transitionPaths, testPath } from "@shop/machine-checks";
import { checkoutMachine } from "../checkout-machine.ts";
import { checkoutStepsMachine } from "../checkout-steps-machine.ts";
import { paymentMachine } from "../payment-machine.ts";
import { selectUnseenOrder } from "../selectors.ts";
import {
  browserModelEvents,
  browserKeyOf,
  exploredPage,
  type PageModelEvent,
} from "./browser-model-events.ts";
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

type BrowserPath = { title: string; steps: BrowserStep[]; covered: string[] };
type Path = { steps: readonly Pick<PageModelEvent, "title" | "happen">[] };

/** Back while paying changes nothing in sight, so that the search goes on with what happens without it. */
const REVIEWED = ["it is Ana", "prepared", "the cart is there", "priced", "go on", "go on", "priced"];
const BACK_WHILE_PAYING = ["go on", "priced", "pay", "go to the address", "placed", "led to the order"];

function pagePaths() {
  return transitionPaths(exploredPage, {
    starts: [{ title: "closed", input: undefined }],
    modelEvents: browserModelEvents,
    keyOf: browserKeyOf,
  });
}

/** As few paths that a browser can take as it takes to go through every transition that any of them goes through. */
export async function browserCoverage(): Promise<BrowserPath[]> {
  const paths = [...pagePaths(), pathOf([...REVIEWED, ...BACK_WHILE_PAYING, "go to the address"])];
  return coverageOf(await Promise.all(paths.map(testPathOf)));
}

function pathOf(titles: readonly string[]): Path {
  const steps = titles.map((title) => {
    const modelEvent = browserModelEvents.find((each) => each.title === title);
    if (!modelEvent) throw new Error(`nobody knows what "${title}" is`);
    return modelEvent;
  });
  return { steps };
}

async function testPathOf(path: Path): Promise<BrowserPath> {
  const page = new PageUnderTest();
  const transitions = new CoveredTransitions(checkoutMachine, checkoutStepsMachine, paymentMachine);
  page.watch(transitions.note);
  const steps: BrowserStep[] = [];
  let covered: string[] = [];
  let isAstray = false;
  await testPath(path, page, (step) => {
    page.follow();
    const { snapshots, answered, beside } = page;
    if (!isAstray) {
      const isOpen = page.state.account !== null;
      steps.push({
        title: step.title,
        ...(answered.length > 0 && { answered }),
        ...(beside && { beside }),
        ...(!selectUnseenOrder(snapshots.checkout) && {
          sees: isOpen ? viewOf(snapshots, page.address) : null,
        }),
        calls: page.calls,
      });
      const uncovered = new Set(transitions.uncovered);
      covered = transitions.all.filter((name) => !uncovered.has(name));
    }
    // The cart of a page does more than the search knows: where that leads elsewhere, the walk ends.
    isAstray ||= "value" in step && JSON.stringify(step.value) !== JSON.stringify(page.value);
    page.answered = [];
    page.beside = null;
  });
  page.stop();
  return { title: ["closed", ...steps.map(({ title }) => title)].join(" → "), steps, covered };
}
