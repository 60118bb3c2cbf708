import { test } from "../fixtures.ts";
import { inTurn } from "../in-turn.ts";
import type { AccountPicker } from "../pages/account-picker.ts";
import { ACTS } from "../paths/session/acts.ts";
import { prepareFor } from "../paths/session/browser-errors.ts";
import { without, type People } from "../paths/session/people.ts";
import { seeView } from "../paths/session/see-view.ts";
import type { View } from "../paths/session/view.ts";
import {
  readCoverage,
  signedInDevice,
  takePath,
  type Device,
  type TestPathStep,
} from "../paths/test-path.ts";

/** What the session asks for, its code first, and as what it counts. */
const KINDS = {
  "identity.js": "codes",
  signInWithPassword: "signIns",
  signInWithIdp: "signIns",
  lookup: "lookups",
  signOutEverywhere: "endings",
  getCart: "carts",
};
const ADDRESSES = /\/api\/|identitytoolkit|\/assets\/identity-/;

let people: People;

test.beforeAll(async ({ browser }) => {
  people = { ana: await signedInDevice(browser), eva: await signedInDevice(browser) };
});

for (const { title, steps } of readCoverage<View>("session-machine")) {
  test(`the page of a session shows what its machine says: ${title}`, async ({ browser, allowErrors }) => {
    allowErrors(/ERR_(CONNECTION_)?FAILED|status of 40[01]/);
    const windows: AccountPicker[] = [];
    const device = deviceFor(steps[0]?.title ?? "");
    await takePath(steps, {
      browser,
      device,
      kinds: KINDS,
      addresses: ADDRESSES,
      take: (step, testContext) => take(step, { ...testContext, people, windows }),
    });
  });
}

async function take(
  { title, answered, sees, calls }: TestPathStep<View>,
  testContext: Parameters<(typeof ACTS)[string]>[0],
): Promise<void> {
  const { shopper, held } = testContext;
  const modelEvents = title.split(" → ");
  await inTurn(modelEvents, (modelEvent) => prepareFor(modelEvent, shopper.page));
  await ACTS[modelEvents[0] ?? ""]?.(testContext);
  await inTurn([answered ?? []].flat(), (answer) => held.answer(answer));
  if (!sees) throw new Error(`nobody knows what "${title}" leads to`);
  await seeView(shopper, people, sees);
  await held.seeCounts(calls);
}

/** The device that a walk begins with. */
function deviceFor(start: string): Device {
  const device = people["ana"]?.device ?? { cookies: [], origins: [] };
  switch (start) {
    case "a live cookie":
      return device;
    case "the identity outlived its cookie":
      return without(device, { cookie: true });
    case "reloaded after signing out, with the cookie still there":
      return without(device, { identity: true });
    default:
      return without(device, { cookie: true, identity: true });
  }
}
