import { CoveredTransitions, coveringPaths, type TestedPage } from "@shop/machine-checks";
import { sessionMachines } from "../tests/start-session.ts";
import {
  browserKeyOf,
  browserModelEvents,
  linkingModelEvents,
  nextByItself,
} from "./browser-model-events.ts";
import type { IdentityAnswer } from "./identity-answer.ts";
import { PageUnderTest, type PageCalls } from "./page-under-test.ts";
import { sessionChart } from "./session-chart.ts";
import { NOBODY, SIGNED_IN, STARTS, type Start } from "./starts.ts";
import type { View } from "./view.ts";

/** What happens to the page of a session until it waits for something again, and what it has to show then. */
type BrowserStep = {
  title: string;
  /** What calls come to, when it is that which happens. */
  answered?: IdentityAnswer[];
  sees: View;
  /** How many calls of each kind have left the document. */
  calls: PageCalls;
};

const ARROW = " → ";
const MODEL_EVENTS = [...browserModelEvents, ...linkingModelEvents];

/** What no search finds: a machine does not know which sign-in method waits to be linked, nor what a browser keeps. */
const LINKED = ["sign in with Facebook", "known by another way", "sign in", "signed in and linked"];
const STUCK = [
  "sign out",
  "identity ended",
  "cookies cannot be cleared",
  "reload asked for",
  "identity: nobody",
  "identity ended",
  "cookies cannot be cleared",
];

/** A few paths that a browser can take, and that go through every transition that it can see. */
export async function browserCoverage(): Promise<SessionPage[]> {
  const found = await coveringPaths(sessionChart, {
    starts: STARTS,
    modelEvents: browserModelEvents,
    keyOf: browserKeyOf,
    open: (start) => new SessionPage(start),
    // Short ones: the form to sign in is in sight only where a path begins.
    maxSteps: 4,
  });
  const others = [new SessionPage(NOBODY).takeAll(LINKED), new SessionPage(SIGNED_IN).takeAll(STUCK)];
  return Promise.all([...(await Promise.all(others)), ...found].map((page) => page.settle()));
}

/** The session on its page, whose path is written down. */
class SessionPage implements TestedPage {
  readonly steps: BrowserStep[];
  readonly #page: PageUnderTest;
  readonly #transitions = new CoveredTransitions(...sessionMachines);

  constructor({ title, input }: Start) {
    this.#page = new PageUnderTest(input, this.#transitions.note);
    this.steps = [{ title, sees: this.#page.view, calls: this.#page.calls }];
  }

  get title(): string {
    return this.steps.map((step) => step.title).join(ARROW);
  }

  get key(): string {
    return browserKeyOf(this.#page.system);
  }

  get covered(): string[] {
    return this.#transitions.covered;
  }

  async take(title: string): Promise<boolean> {
    const page = this.#page;
    const modelEvent = MODEL_EVENTS.find((each) => each.title === title);
    if (!modelEvent?.event(page.system) || !modelEvent.allows(page)) return false;
    // What a page does by itself belongs to the step that led to it.
    const begun = nextByItself(page) === null ? undefined : this.steps.pop();
    await modelEvent.happen(page);
    page.follow();
    const answered = [...(begun?.answered ?? []), ...page.answered];
    page.answered = [];
    this.steps.push({
      title: begun ? begun.title + ARROW + title : title,
      ...(answered.length > 0 && { answered }),
      sees: page.view,
      calls: page.calls,
    });
    return true;
  }

  /** @throws when one of these cannot happen */
  async takeAll([title, ...later]: readonly string[]): Promise<this> {
    if (title === undefined) return this;
    if (!(await this.take(title))) throw new Error(`"${title}" cannot happen after "${this.title}"`);
    return this.takeAll(later);
  }

  /** Goes on until the page waits for something. */
  async settle(): Promise<this> {
    const next = nextByItself(this.#page);
    if (next === null) return this;
    await this.takeAll([next]);
    return this.settle();
  }
}
