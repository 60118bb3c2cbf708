import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countDocs } from "../testing/count-docs.ts";
import { openShop } from "../testing/open-shop.ts";
import { changeRole } from "./change-role.ts";

const luz = { id: "luz", email: "luz@tienda.example", isVerified: true, claims: { role: "surtido" } };

test.for([
  ["given", "mostrador", 1],
  ["taken away", undefined, 0],
] as const)(
  "a role that could not be %s is in the log only if somebody may have it",
  async ([, role, logged]) => {
    const { store } = await openShop();
    const accounts = {
      find: () => Promise.resolve(luz),
      list: () => Promise.resolve([luz]),
      setClaims: () => Promise.reject(new Error("no permission")),
    };
    const deps = { store, accounts, now: () => new Date(), newId: randomUUID };
    await expect(changeRole(deps, { account: luz, role, by: { email: "npm run staff" } })).rejects.toThrow(
      "no permission",
    );
    expect(await countDocs(store, "audit")).toBe(logged);
  },
);
