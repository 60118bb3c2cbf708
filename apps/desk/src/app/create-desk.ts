import { createApiClient } from "@shop/api-client";
import { deskServices } from "@shop/contract/desk";
import { services } from "@shop/contract/schemas";
import { withAppCheck } from "@shop/web/platform/app-check/with-app-check";
import { watchTab } from "@shop/web/platform/browser/watch-tab";
import { readEnvironment } from "@shop/web/platform/env";
import { openFirebaseApp } from "@shop/web/platform/identity/open-firebase-app";
import { watchNetwork } from "@shop/web/platform/network/network";
import { createActor } from "xstate";
import { readTable } from "../platform/read-table.ts";
import { storedUnsentLines } from "../platform/unsent-lines.ts";
import { watchAddress, writeAddress } from "../platform/desk-address.ts";
import { createStaffIdentity } from "../platform/staff-identity.ts";
import { provideDesk } from "../machine/desk-services.ts";

/** What any visitor may ask, too. */
const { httpCatalogServices } = services;

/** Not the shop's: in one browser a member of staff also shops with an account of their own. */
const APP = "mostrador";

/** Creates what runs in a browser: the machine of the counter with its services, not yet started. */
export async function createDesk() {
  const { firebase, isEmbedded, appCheckKey } = readEnvironment(import.meta.env);
  const app = await openFirebaseApp(firebase, APP);
  const client = createApiClient(app, `${location.origin}/api`, { ...deskServices, httpCatalogServices });
  const call = appCheckKey === undefined ? client : withAppCheck(app, appCheckKey, client);
  const { renewToken, signInAgain, ...identity } = createStaffIdentity(app, {
    origin: location.origin,
    isEmbedded,
  });
  return createActor(
    provideDesk({
      ...identity,
      getStaff: async () => {
        await renewToken();
        return call("httpDeskServices", "getStaff", {});
      },
      takeFirstRole: async (code) =>
        signInAgain((await call("httpDeskServices", "takeFirstRole", { code })).token),
      callDesk: (method, input) => call("httpDeskServices", method, input),
      listSimilar: async (id) => (await call("httpCatalogServices", "listRelated", { id })).similar,
      unsentLines: storedUnsentLines(),
      searchProducts: async (query) =>
        (await call("httpCatalogServices", "listProducts", { query })).products,
      readTable,
      watchNetwork,
      watchTab,
      watchAddress,
      writeAddress,
    }),
  );
}
