import { readFileSync } from "node:fs";
import { test, type Browser } from "@playwright/test";
import { inTurn } from "../in-turn.ts";
import { Shopper } from "../pages/shopper.ts";
import { HeldCalls, type CallCounts, type TestPathAnswer } from "./held-calls.ts";
import { holdTime } from "./held-time.ts";

/** Cookies and storage of a browser. */
export type Device = Exclude<
  NonNullable<Parameters<Browser["newContext"]>[0]>["storageState"],
  string | undefined
>;

export type TestPathStep<View> = {
  title: string;
  /** What calls come to, when it is that which happens. */
  answered?: TestPathAnswer | TestPathAnswer[];
  /** What the next call of its method comes to, which somebody else makes meanwhile. */
  beside?: TestPathAnswer;
  /** Null once nobody is signed in; left out where the page is about to show something else. */
  sees?: View | null;
  calls: CallCounts;
};

export type TestPath<View> = { title: string; steps: TestPathStep<View>[] };

/** The page that is walked, in a browser of its own. */
export type BrowserContextUnderTest = { shopper: Shopper; held: HeldCalls };

/**
 * What the tests of a machine have written down of the paths that a browser takes.
 * @param machine the folder of its package
 */
export function readCoverage<View>(
  machine: string,
  revive?: (key: string, value: unknown) => unknown,
): TestPath<View>[] {
  const coverage = new URL(`../../packages/${machine}/src/paths/coverage.json`, import.meta.url);
  return JSON.parse(readFileSync(coverage, "utf8"), (key, value: unknown) =>
    revive ? revive(key, value) : value,
  ) as TestPath<View>[];
}

/** Takes a walk on a device, and has a look after each step. */
export async function takePath<View>(
  steps: readonly TestPathStep<View>[],
  {
    browser,
    device,
    kinds,
    addresses,
    take,
  }: {
    browser: Browser;
    device: Device;
    /** The methods whose calls are held, and as what they count. */
    kinds: Record<string, string>;
    /** Where such calls go, when it is not to the shop's functions. */
    addresses?: RegExp;
    take: (
      step: TestPathStep<View>,
      testContext: BrowserContextUnderTest,
      before: TestPathStep<View> | undefined,
    ) => Promise<void>;
  },
): Promise<void> {
  const context = await browser.newContext({ storageState: device });
  const page = await context.newPage();
  await holdTime(page);
  const testContext = { shopper: new Shopper(page), held: await HeldCalls.of(page, kinds, addresses) };
  await inTurn(steps, (step, place) =>
    test.step(step.title, () => take(step, testContext, steps[place - 1])),
  );
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

export type SignedIn = { device: Device; uid: string; email: string; password: string };

/** The device of somebody who is signed in. @returns the device, the name of their account, and how they sign in */
export async function signedInDevice(browser: Browser): Promise<SignedIn> {
  const context = await browser.newContext();
  const shopper = new Shopper(await context.newPage());
  const answered = shopper.page.waitForResponse(/accounts:signUp/);
  await shopper.register();
  const { localId: uid } = (await (await answered).json()) as { localId: string };
  const device = await context.storageState({ indexedDB: true });
  await context.close();
  const { email, password } = shopper;
  return { device, uid, email, password };
}

/** Another tab says that it has changed the cart. */
export async function changeCartElsewhere({ page }: Shopper): Promise<void> {
  await page.evaluate(() => {
    const channel = new BroadcastChannel("alacena:carrito");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    channel.postMessage(null);
    channel.close();
  });
}
