import { coverageOf, CoveredTransitions, transitionPaths } from "@shop/machine-checks";
import type { SessionInput } from "../session-types.ts";
import {
  browserModelEvents,
  browserKeyOf,
  linkingModelEvents,
  nextByItself,
  type PageModelEvent,
} from "./browser-model-events.ts";
import type { IdentityAnswer } from "./identity-answer.ts";
import type { View } from "./view.ts";
import { STARTS } from "./starts.ts";
import { sessionChart } from "./session-chart.ts";
import { sessionMachines } from "../tests/start-session.ts";
import { PageUnderTest, type PageCalls } from "./page-under-test.ts";

/** What happens to the page of a session until it waits for something again, and what it has to show then. */
type BrowserStep = {
  title: string;
  /** What calls come to, when it is that which happens. */
  answered?: IdentityAnswer[];
  sees: View;
  /** How many calls of each kind have left the document. */
  calls: PageCalls;
};

type BrowserPath = { title: string; steps: BrowserStep[]; covered: string[] };
type SessionPath = {
  title: string;
  input: SessionInput;
  /** With where the machine alone would be afterwards, when that is known. */
  steps: readonly { title: string; value?: unknown }[];
};

const ARROW = " → ";
const MODEL_EVENTS = [...browserModelEvents, ...linkingModelEvents];

/** What a search for the shortest way does not find: it knows no device, and its paths end with a document. */
const LONG_METHODS: readonly (readonly string[])[] = [
  [
    "no cookie, no identity",
    "sign in with Facebook",
    "known by another way",
    "sign in",
    "signed in and linked",
    "cookie written",
  ],
  [
    "a live cookie",
    "sign out",
    "identity cannot be ended",
    "cookies cleared",
    "reload asked for",
    "identity ended",
  ],
  [
    "a live cookie",
    "sign out",
    "identity ended",
    "cookies cannot be cleared",
    "reload asked for",
    "identity: nobody",
    "identity ended",
    "cookies cannot be cleared",
  ],
];

/** As few paths that a browser can take as it takes to go through every transition that any of them goes through. */
export async function browserCoverage(): Promise<BrowserPath[]> {
  const found = transitionPaths(sessionChart, {
    starts: STARTS,
    modelEvents: browserModelEvents,
    keyOf: browserKeyOf,
  });
  const paths: SessionPath[] = found.map(({ title: whole, input, steps }) => ({
    title: whole.split(ARROW)[0] ?? whole,
    input,
    steps,
  }));
  return coverageOf(await Promise.all([...paths, ...LONG_METHODS.map(pathOf)].map(testPathOf)));
}

function pathOf([title = "", ...titles]: readonly string[]): SessionPath {
  const start = STARTS.find((each) => each.title === title);
  if (!start) throw new Error(`nothing begins with "${title}"`);
  return { ...start, steps: titles.map((each) => ({ title: each })) };
}

async function testPathOf({ title, input, steps: planned }: SessionPath): Promise<BrowserPath> {
  const transitions = new CoveredTransitions(...sessionMachines);
  const page = new PageUnderTest(input, transitions.note);
  const steps: BrowserStep[] = [{ title, sees: page.view, calls: page.calls }];
  await follow(page, planned, steps);
  page.stop();
  const uncovered = new Set(transitions.uncovered);
  return {
    title: steps.map((step) => step.title).join(ARROW),
    steps,
    covered: transitions.all.filter((name) => !uncovered.has(name)),
  };
}

/** Goes on for as long as the plan is one for this page, and then until it waits for something. */
async function follow(
  page: PageUnderTest,
  [next, ...later]: SessionPath["steps"],
  steps: BrowserStep[],
): Promise<void> {
  const byItself = nextByItself(page);
  const planned = next && modelEventOf(next.title);
  const isPossible = planned?.allows(page) === true;
  const modelEvent = isPossible ? planned : byItself === null ? null : modelEventOf(byItself);
  if (!modelEvent) return;

  await modelEvent.happen(page);
  page.follow();
  note(page, modelEvent, { steps, isByItself: byItself !== null });
  // A page does more than the search knows: where that leads elsewhere, the plan is another's.
  const isAstray = next?.value !== undefined && JSON.stringify(next.value) !== JSON.stringify(page.value);
  await follow(page, isPossible && !isAstray ? later : [], steps);
}

function note(
  page: PageUnderTest,
  { title }: PageModelEvent,
  { steps, isByItself }: { steps: BrowserStep[]; isByItself: boolean },
): void {
  const begun = isByItself ? steps.pop() : undefined;
  const answered = [...(begun?.answered ?? []), ...page.answered];
  page.answered = [];
  steps.push({
    title: begun ? begun.title + ARROW + title : title,
    ...(answered.length > 0 && { answered }),
    sees: page.view,
    calls: page.calls,
  });
}

function modelEventOf(title: string): PageModelEvent {
  const modelEvent = MODEL_EVENTS.find((each) => each.title === title);
  if (!modelEvent) throw new Error(`nobody knows what "${title}" is`);
  return modelEvent;
}
