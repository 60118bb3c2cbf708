import type { BrowserContext, Page } from "@playwright/test";
import type * as PageModule from "./page/verbs.ts";

type Verbs = typeof PageModule.verbs;
type Given<Name extends keyof Verbs> = Parameters<Verbs[Name]>;
type Got<Name extends keyof Verbs> = Awaited<ReturnType<Verbs[Name]>>;
type Outcome = { value: unknown } | { refused: string };

const PAGE = "/identity-page/";
const MODULE = `${PAGE}verbs.js`;

/** A tab that shows the page of this suite, at the origin of the service. */
export class Tab {
  readonly page: Page;
  readonly #origin: string;

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  static async open(context: BrowserContext, origin: string): Promise<Tab> {
    const tab = new Tab(await context.newPage(), origin);
    await tab.page.goto(`${origin}${PAGE}`);
    await tab.do("me");
    return tab;
  }

  /** Another tab of the same browser. */
  async openTab(): Promise<Tab> {
    return Tab.open(this.page.context(), this.#origin);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.do("me");
  }

  /** @throws with the code of the SDK when it refuses */
  async do<Name extends keyof Verbs>(name: Name, ...given: Given<Name>): Promise<Got<Name>> {
    const outcome = await this.#run(name, given);
    if ("refused" in outcome) throw new Error(`${name} was refused: ${outcome.refused}`);
    return outcome.value as Got<Name>; // the page runs the verb of that name
  }

  /** The code with which the SDK refuses, or "none". */
  async errorCode<Name extends keyof Verbs>(name: Name, ...given: Given<Name>): Promise<string> {
    const outcome = await this.#run(name, given);
    return "refused" in outcome ? outcome.refused : "none";
  }

  async #run(name: keyof Verbs, given: unknown[]): Promise<Outcome> {
    return this.page.evaluate(
      async ({ module, verb, args }) => {
        // A module is loaded once in a tab, so every call finds the same SDK.
        const page = (await import(module)) as typeof PageModule;
        const run = page.verbs[verb] as (...all: unknown[]) => unknown; // `do` and `errorCode` check what is given
        await page.ready();
        try {
          return { value: await run(...args) };
        } catch (error) {
          if (error instanceof Error && "code" in error) return { refused: String(error.code) };
          throw error;
        }
      },
      { module: MODULE, verb: name, args: given },
    );
  }
}

/** Puts the page at the origin of the service, as if the service served it: nothing is foreign to it. */
export async function servePage(context: BrowserContext, origin: string, module: string): Promise<void> {
  await context.route(`${origin}${PAGE}**`, (route) =>
    route.request().url().endsWith(MODULE)
      ? route.fulfill({ contentType: "text/javascript", body: module })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Identity</title>" }),
  );
}
