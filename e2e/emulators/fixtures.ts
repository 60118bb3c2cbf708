import { test as base } from "../fixtures.ts";
import { ProvidersEmulator } from "../providers/provider-emulator.ts";
import { addresses } from "./addresses.ts";
import { Google } from "./google.ts";

type Fixtures = { google: Google; providers: ProvidersEmulator };

/** Tests of the shop on Firebase's own emulators. Google's services and Stripe are fakes. */
export const test = base.extend<Fixtures>({
  google: [
    async ({ context, allowErrors }, give) => {
      allowErrors(/^request to https:\/\/[\w.-]+\.(?:googleapis|google|googletagmanager)\.com\//);
      await give(await Google.fakeIn(context));
    },
    { auto: true },
  ],
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures here
  providers: async ({}, give) => {
    const { origin, providers: address } = addresses();
    const providers = await ProvidersEmulator.open(Number(new URL(address).port));
    providers.reportTo(origin);
    await give(providers);
    await providers.close();
  },
});

export { expect } from "@playwright/test";
