import { coverOf, TakenTransitions, transitionPaths, walk } from "@shop/machine-checks";
import type { CheckoutEvent } from "../checkout-events.ts";
import { checkoutMachine, type CheckoutSnapshot } from "../checkout-machine.ts";
import { selectUnseenOrder } from "../selectors.ts";
import { browserHappenings, browserKeyOf, exploredPage, type PageHappening } from "./browser-happenings.ts";
import { sightOf, type Sight } from "./sight.ts";
import { WalkedPage, type PageCalls } from "./walked-page.ts";
import type { WireAnswer } from "./wire-answer.ts";

/** One thing that happens to the page of the checkout, and what the page has to show afterwards. */
type BrowserStep = {
  title: string;
  /** What calls come to, when it is that which happens. */
  answered?: WireAnswer[];
  /** What the cart's own summary comes to, when the cart asks for one meanwhile. */
  beside?: WireAnswer;
  /** Null where there is nobody's checkout; left out while the page leads to an order. */
  sees?: Sight | null;
  calls: PageCalls;
};

type BrowserWalk = { title: string; steps: BrowserStep[]; taken: string[] };
type Path = { steps: readonly Pick<PageHappening, "title" | "happen">[] };

/** Back while paying leaves the machine as it was, which a search for what changes something does not see. */
const REVIEWED = ["it is Ana", "prepared", "the cart is there", "priced", "go on", "go on", "priced"];
const BACK_WHILE_PAYING = ["go on", "priced", "pay", "go to the address", "placed", "led to the order"];

type Find = typeof transitionPaths<CheckoutSnapshot, CheckoutEvent, undefined, WalkedPage>;

function pagePaths() {
  // The search knows no machine that emits, and hears nothing of it.
  const chart = exploredPage as unknown as Parameters<Find>[0];
  return transitionPaths<CheckoutSnapshot, CheckoutEvent, undefined, WalkedPage>(chart, {
    starts: [{ title: "closed", input: undefined }],
    happenings: browserHappenings,
    keyOf: browserKeyOf,
  });
}

/** As few paths that a browser can take as it takes to go through every transition that any of them goes through. */
export async function browserCover(): Promise<BrowserWalk[]> {
  const paths = [...pagePaths(), pathOf([...REVIEWED, ...BACK_WHILE_PAYING, "go to the address"])];
  return coverOf(await Promise.all(paths.map(walkOf)));
}

function pathOf(titles: readonly string[]): Path {
  const steps = titles.map((title) => {
    const happening = browserHappenings.find((each) => each.title === title);
    if (!happening) throw new Error(`nobody knows what "${title}" is`);
    return happening;
  });
  return { steps };
}

async function walkOf(path: Path): Promise<BrowserWalk> {
  const page = new WalkedPage();
  const transitions = new TakenTransitions(checkoutMachine);
  page.watch(transitions.note);
  const steps: BrowserStep[] = [];
  let taken: string[] = [];
  let isAstray = false;
  await walk(path, page, (step) => {
    page.follow();
    const { snapshot, answered, beside } = page;
    if (!isAstray) {
      const isOpen = snapshot.context.account !== null;
      steps.push({
        title: step.title,
        ...(answered.length > 0 && { answered }),
        ...(beside && { beside }),
        ...(!selectUnseenOrder(snapshot) && { sees: isOpen ? sightOf(snapshot, page.address) : null }),
        calls: page.calls,
      });
      const untaken = new Set(transitions.untaken);
      taken = transitions.all.filter((name) => !untaken.has(name));
    }
    // The cart of a page does more than the search knows: where that leads elsewhere, the walk ends.
    isAstray ||= "value" in step && JSON.stringify(step.value) !== JSON.stringify(page.value);
    page.answered = [];
    page.beside = null;
  });
  page.stop();
  return { title: ["closed", ...steps.map(({ title }) => title)].join(" → "), steps, taken };
}
