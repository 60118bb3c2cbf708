import type { EventObject } from "xstate";
import { explore, type Chart, type Edge, type Exploration, type Explored, type Start } from "./explore.ts";
import { nameOf as nameOfTransition } from "./nodes.ts";

/** A page on which a path is taken, step by step. */
export type TestedPage = {
  /** The key of the state that its machines are in. */
  readonly key: string;
  /** The transitions that were taken on it. */
  readonly covered: readonly string[];
  /** Makes something happen. @returns whether it can happen to this page, whose machines do not know everything of it */
  take: (title: string) => Promise<boolean>;
};

type Step = { from: string; to: string; title: string; covered: readonly string[] };

/** Every state by its key, with what can happen in it; and the keys of those that end a page. */
type States = { steps: ReadonlyMap<string, readonly Step[]>; ends: ReadonlySet<string> };

/**
 * Few paths that together take every transition which a page can show. Greedy: each goes on to the nearest transition that
 * none has taken. A page does more than its machines: after each step it is asked where it is, and steps that show
 * nothing new are not part of the path.
 * @param open opens a page at a start
 * @param isEnd whether nothing can happen to a page any more; where it is absent, something always can
 * @param maxSteps how long a path may be
 */
export async function coveringPaths<
  Snapshot extends Explored,
  Event extends EventObject,
  Input,
  Run,
  Page extends TestedPage,
>(
  machine: Chart<Snapshot, Event, Input>,
  {
    starts,
    open,
    maxSteps,
    ...exploration
  }: Exploration<Snapshot, Run> & {
    starts: readonly Start<Input>[];
    open: (start: Start<Input>) => Page;
    isEnd?: (snapshot: Snapshot) => boolean;
    maxSteps: number;
  },
): Promise<Page[]> {
  const coverage = new Coverage(statesOf(machine, { starts, ...exploration }));
  const pathsFrom = async ([start, ...others]: readonly Start<Input>[]): Promise<Page[]> => {
    if (!start) return [];
    const page = await coverage.follow(() => open(start), maxSteps);
    // A path without anything new says that there is nothing more to find from this start.
    return coverage.add(page) ? [page, ...(await pathsFrom([start, ...others]))] : pathsFrom(others);
  };
  return pathsFrom(starts);
}

function statesOf<Snapshot extends Explored, Event extends EventObject, Input, Run>(
  machine: Chart<Snapshot, Event, Input>,
  {
    starts,
    isEnd = () => false,
    ...exploration
  }: Exploration<Snapshot, Run> & {
    starts: readonly Start<Input>[];
    isEnd?: (snapshot: Snapshot) => boolean;
  },
): States {
  const { keyOf } = exploration;
  const explored = starts.flatMap(({ input }) => [...explore(machine, { ...exploration, input })]);
  const edges = explored.flatMap(([, each]) => each);
  return {
    // Of states with the same key, the first counts.
    steps: new Map(explored.toReversed().map(([key, each]) => [key, each.map(stepOf(keyOf))])),
    ends: new Set(edges.filter(({ to }) => isEnd(to)).map(({ to }) => keyOf(to))),
  };
}

/** What paths have covered so far, and how to come to what is left. */
class Coverage {
  readonly #states: States;
  readonly #covered = new Set<string>();
  /** Steps that were gone to: one that shows something else on the page is not tried for ever. */
  readonly #tried = new Set<string>();

  constructor(states: States) {
    this.#states = states;
  }

  /** @returns whether any of what this page has covered is new */
  add(page: TestedPage): boolean {
    const isNew = this.#newOn(page) > 0;
    for (const name of page.covered) this.#covered.add(name);
    return isNew;
  }

  /** A path with as much that is new as can be found, and at the end what ends a page. */
  async follow<Page extends TestedPage>(open: () => Page, maxSteps: number): Promise<Page> {
    const page = open();
    const titles: string[] = [];
    let useful = 0;
    const goOn = async (): Promise<void> => {
      const before = this.#newOn(page);
      const route = this.#routeFrom(page, maxSteps - titles.length);
      if (!route) return;
      titles.push(...(await takeAll(page, route)));
      if (this.#newOn(page) > before) useful = titles.length;
      if (!this.#states.ends.has(page.key)) await goOn();
    };
    await goOn();
    return reopened(open, titles.slice(0, useful));
  }

  #newOn({ covered }: TestedPage): number {
    return covered.filter((name) => !this.#covered.has(name)).length;
  }

  /** The shortest route to something new; to what ends the page only when there is nothing else. */
  #routeFrom(page: TestedPage, maxSteps: number): Step[] | undefined {
    const covered = new Set([...this.#covered, ...page.covered]);
    const isNew = (step: Step) =>
      !this.#tried.has(nameOf(step)) && step.covered.some((name) => !covered.has(name));
    const route = this.#routeTo(page.key, maxSteps, isNew);
    for (const step of route?.slice(-1) ?? []) this.#tried.add(nameOf(step));
    return route;
  }

  #routeTo(start: string, maxSteps: number, isGoal: (step: Step) => boolean): Step[] | undefined {
    const { steps, ends } = this.#states;
    const routes = new Map<string, Step[]>([[start, []]]);
    let ending: Step[] | undefined;
    // A map goes on with what is added meanwhile: the nearest states come first.
    for (const [key, route] of routes) {
      if (route.length >= maxSteps) break;
      for (const step of steps.get(key) ?? []) {
        const isEnd = ends.has(step.to);
        if (isGoal(step) && !isEnd) return [...route, step];
        if (isGoal(step)) ending ??= [...route, step];
        if (!isEnd && !routes.has(step.to)) routes.set(step.to, [...route, step]);
      }
    }
    return ending;
  }
}

/** @returns what was taken: up to a step that leads elsewhere than was thought, or cannot happen */
async function takeAll(page: TestedPage, [step, ...later]: readonly Step[]): Promise<string[]> {
  if (!step || !(await page.take(step.title))) return [];
  return [step.title, ...(page.key === step.to ? await takeAll(page, later) : [])];
}

async function reopened<Page extends TestedPage>(open: () => Page, titles: readonly string[]): Promise<Page> {
  const page = open();
  const takeThese = async ([title, ...later]: readonly string[]): Promise<void> => {
    if (title !== undefined && (await page.take(title))) await takeThese(later);
  };
  await takeThese(titles);
  return page;
}

function stepOf<Snapshot extends Explored, Run>(keyOf: (snapshot: Snapshot) => string) {
  return ({ from, to, modelEvent, covered }: Edge<Snapshot, Run>): Step => ({
    from: keyOf(from),
    to: keyOf(to),
    title: modelEvent.title,
    covered: covered.map(nameOfTransition),
  });
}

function nameOf({ from, title }: Step): string {
  return JSON.stringify([from, title]);
}
