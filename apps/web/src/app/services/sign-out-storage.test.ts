import type { Order } from "@shop/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { trackOnce } from "../analytics/tracked-orders.ts";
import { placeOf } from "../layout/place-of.ts";
import { startServices } from "../testing/start-services.ts";
import { createPersistedCheckout } from "../../platform/storage/persisted-checkout.ts";
import { openPersistedOutbox } from "../../platform/storage/persisted-outbox.ts";
import { trackedOrders } from "../../platform/storage/storage.ts";

const UID = "uid-de-ana-0001";
const ORDER: Order["id"] = "pedido-0001";
const DRAFT = {
  choices: {
    addressId: "casa-0001",
    shippingOption: "estandar",
    window: null,
    paymentMethod: null,
    whenMissing: null,
  },
  key: "clave-00000001",
  keyFor: "{}",
};
const CHANGE = { operationId: "op-1", type: "cart.clear" } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Everything that a session may have stored on the device. */
async function buy() {
  const checkout = createPersistedCheckout();
  checkout.write(UID, DRAFT);
  checkout.begin(UID, "clave-00000001");
  const outbox = await openPersistedOutbox({ locks: undefined });
  outbox.save(UID, { items: [], changes: [CHANGE] });
  trackOnce(trackedOrders, "purchase", ORDER);
  const place = placeOf({ key: "default", pathname: `/pagoconfirmado/${ORDER}`, search: "" });
  sessionStorage.setItem("react-router-scroll-positions", JSON.stringify({ [place]: 120 }));
}

const stored = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

describe("what a session leaves on the device", () => {
  it("contains no id of an account or order, even during a session, and so after every kind of sign-out", async () => {
    await buy();
    expect(stored()).not.toContain(UID);
    expect(stored()).not.toContain(ORDER);
  });

  it.each(["signedOut", "revoked", "signedOutEverywhere", "accountDeleted"] as const)(
    "has no choice of a checkout in it after the reload for %s",
    async (signOutReason) => {
      const { services } = await startServices();
      await buy();
      Object.assign(location, { replace: () => undefined });
      await services.reloadPage({ signOutReason });
      expect(createPersistedCheckout().read(UID)).toBeNull();
      expect(stored()).not.toContain("casa-0001");
    },
  );
});
