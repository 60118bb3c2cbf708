import { coverOf, TakenTransitions, transitionPaths, walk, type Happening } from "@shop/machine-checks";
import { cartMachine, type CartSnapshot } from "../cart-machine.ts";
import { selectIsOpen } from "../selectors.ts";
import { browserHappenings, browserKeyOf } from "./browser-happenings.ts";
import { explored } from "./happenings.ts";
import { Looker, type Sight } from "./sight.ts";
import { WalkedCart } from "./walked-cart.ts";
import type { WireAnswer } from "./wire-answer.ts";

/** One thing that happens to the page of the cart, and what the page has to show afterwards. */
type BrowserStep = {
  title: string;
  /** What a call comes to, when it is that which happens. */
  answered?: WireAnswer;
  /** Null once the server knows the session no more: the page signs out. */
  sees: Sight | null;
  /** How many calls of each kind have left the page since it knows whose cart it shows. */
  calls: { reads: number; changes: number; summaries: number };
};

type BrowserWalk = { title: string; steps: BrowserStep[]; taken: string[] };

/** Clicks that cancel out while another is on its way: the shortest way through the same states has none of them. */
const IDLE = ["set to three", "set to four", "set to three", "saved"];
const BEGUN = ["an account", "it is Ana", "read, changed elsewhere", "summarised"];

type CartPath = {
  title: string;
  steps: readonly Pick<Happening<CartSnapshot, WalkedCart>, "title" | "happen">[];
};

/** Every path that a browser can take through the cart, walked by the real machine. */
async function browserWalks(): Promise<BrowserWalk[]> {
  const paths = transitionPaths(explored, {
    starts: [{ title: "closed", input: {} }],
    happenings: browserHappenings,
    keyOf: browserKeyOf,
  });
  return Promise.all([...paths, pathOf([...BEGUN, ...IDLE])].map(walkOf));
}

/** As few of them as it takes to go through every transition that any of them goes through. */
export async function browserCover(): Promise<BrowserWalk[]> {
  return coverOf(await browserWalks());
}

function pathOf(titles: readonly string[]): CartPath {
  const steps = titles.map((title) => {
    const happening = browserHappenings.find((each) => each.title === title);
    if (!happening) throw new Error(`nobody knows what "${title}" is`);
    return happening;
  });
  return { title: ["closed", ...titles].join(" → "), steps };
}

async function walkOf(path: CartPath): Promise<BrowserWalk> {
  const walked = new WalkedCart();
  const transitions = new TakenTransitions(cartMachine);
  walked.cart.system.inspect(transitions.note);
  const looker = new Looker();
  const steps: BrowserStep[] = [];
  let kept = 0;
  await walk(path, walked, ({ title }) => {
    const { snapshot, answered, services } = walked;
    // A call that is given up before it is known whose session it is never leaves the page.
    if (title.startsWith("it is ")) kept = services.reads.all.filter(({ signal }) => signal.aborted).length;
    steps.push({
      title,
      ...(answered && { answered }),
      sees: selectIsOpen(snapshot) ? looker.look(snapshot, title) : null,
      calls: callsOf(walked, kept),
    });
    walked.answered = null;
  });
  walked.cart.stop();
  const untaken = new Set(transitions.untaken);
  return { title: path.title, steps, taken: transitions.all.filter((name) => !untaken.has(name)) };
}

function callsOf({ services }: WalkedCart, kept: number): BrowserStep["calls"] {
  const { reads, quotes, changes, summaries } = services;
  return {
    reads: reads.all.length + quotes.all.length - kept,
    changes: changes.all.length,
    summaries: summaries.all.length,
  };
}
