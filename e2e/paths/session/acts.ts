import type { AccountPicker } from "../../pages/account-picker.ts";
import type { Shopper } from "../../pages/shopper.ts";
import { letAWhilePass, moveClock } from "../held-time.ts";
import type { BrowserContextUnderTest } from "../test-path.ts";
import { storedUser, type People } from "./people.ts";

/** The page that is walked, who may be signed in there, and the window of another service. */
export type SessionContextUnderTest = BrowserContextUnderTest & { people: People; windows: AccountPicker[] };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const QUIET = "/quienessomos";

/** What happens before calls come to something, as the shopper, another tab or time does it. */
export const ACTS: Record<string, (testContext: SessionContextUnderTest) => Promise<void>> = {
  "no cookie, no identity": ({ shopper }) => shopper.open(`/login?volver=${QUIET}`),
  "a live cookie": ({ shopper }) => shopper.open(QUIET),
  "the identity outlived its cookie": ({ shopper }) => shopper.open(QUIET),
  "reloaded after signing out, with the cookie still there": async ({ shopper }) => {
    await shopper.page.addInitScript(() => sessionStorage.setItem("alacena:despedida", "signedOut"));
    await shopper.open(QUIET);
  },

  "sign in": async ({ shopper: { login }, people }) => {
    if (people["ana"]) await login.submit(people["ana"]);
  },
  "sign in with Google": openWindow("Google"),
  "sign in with Facebook": openWindow("Facebook"),
  "known by another way": async ({ people, windows }) => {
    const email = people["ana"]?.email ?? "";
    await windows.at(-1)?.type({ email, name: "Ana Torres" }, { isVerified: false });
  },
  "give up signing in": ({ shopper: { login } }) => login.social.cancel.click(),

  "sign out": async ({ shopper }) => {
    await shopper.shop.goTo("Mi cuenta");
    await shopper.account.signOut();
  },
  "end every session": async ({ shopper: { shop, account }, held }) => {
    // The account's own screens ask what they have to show.
    held.letThrough("lookup");
    await shop.goTo("Mi cuenta");
    await account.goTo("Seguridad");
    await account.security.signOutEverywhere();
  },

  "new cookie": async (testContext) => {
    const { shopper, people } = testContext;
    if (people["ana"] && (await shopper.shop.link("Mi cuenta").count()) === 0)
      await storeElsewhere(shopper, storedUser(people["ana"].device));
    await shopper.tk.write((await timeOf(shopper)) + 23.5 * HOUR);
  },
  "cookie gone": async ({ shopper }) => {
    await shopper.tk.delete();
    await comeBack(shopper);
  },
  "cookie run out": async ({ shopper }) => {
    await runOut(shopper);
    await comeBack(shopper);
  },
  "cookie read, clock set back": async ({ shopper }) => {
    await moveClock(shopper.page, -365 * DAY);
    await shopper.shop.goTo("Contáctenos");
  },
  "cookie read after two hours": async ({ shopper }) => {
    await moveClock(shopper.page, 2 * HOUR);
    await shopper.shop.goTo("Contáctenos");
  },

  "identity: Ana, after two hours": ({ shopper: { page } }) => moveClock(page, 2 * HOUR),
  "identity: Eva": async ({ shopper, people }) => {
    if (people["eva"]) await storeElsewhere(shopper, storedUser(people["eva"].device));
  },
  "identity: nobody": ({ shopper, people }) => forgetElsewhere(shopper, people),
  "identity: nobody, cookie run out": async ({ shopper, people }) => {
    await moveClock(shopper.page, DAY);
    await forgetElsewhere(shopper, people);
    await shopper.tk.delete();
  },
  "no answer for long": ({ shopper: { page } }) => letAWhilePass(page),
};

function openWindow(service: "Google" | "Facebook"): (testContext: SessionContextUnderTest) => Promise<void> {
  return async ({ shopper: { login }, windows }) => {
    windows.push(await login.social.open(service));
  };
}

/** A day passes for the page, and for its browser, which drops the cookie. */
async function runOut({ page, tk }: Shopper): Promise<void> {
  await moveClock(page, DAY);
  await tk.delete();
}

/** The shopper comes back to the window of the browser. */
async function comeBack({ page }: Shopper): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("focus")));
}

async function timeOf({ page }: Shopper): Promise<number> {
  return page.evaluate(() => Date.now());
}

async function forgetElsewhere(shopper: Shopper, people: People): Promise<void> {
  if (people["ana"]) await storeElsewhere(shopper, { ...storedUser(people["ana"].device), value: null });
}

/** Another tab signs somebody in, or out, on the device. */
async function storeElsewhere(
  { context }: Shopper,
  user: { name: string; value: string | null },
): Promise<void> {
  const tab = await context.newPage();
  await tab.goto("/robots.txt");
  await tab.evaluate(({ name, value }) => {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  }, user);
  await tab.close();
}
