import type { Category, Product } from "@shop/contract";
import type { ServiceName } from "@shop/contract/schemas";
import { onTestFinished } from "vitest";
import type { StaffAccount } from "../accounts/staff-accounts.ts";
import type { Callable } from "../call/callable-type.ts";
import type { LogEntry } from "../call/log.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { toProductDoc } from "../documents/product-doc.ts";
import { createFunctions, type FunctionsDeps } from "../functions.ts";
import { openSqliteStore } from "../documents/open-store.ts";
import { aShop } from "./samples.ts";

/** The claims of a caller's token, besides the account. */
type TokenClaims = {
  signedInAt?: Date | undefined;
  email?: string;
  email_verified?: boolean;
  phone_number?: string;
  /** Of a member of staff. */
  role?: string;
};

export type TestShop = Awaited<ReturnType<typeof openShop>>;

const LUZ = { id: "luz", email: "luz@tienda.example", isVerified: true, claims: { role: "surtido" } };

/** The real functions over a real SQLite, with fixed ids and a clock of its own. */
export async function openShop(
  sold: Partial<Omit<FunctionsDeps, "accounts">> & {
    products?: Product[];
    categories?: Category[];
    orders?: OrderDoc[];
    /** It stands still by default. */
    clock?: { now: Date };
    isIdentityDown?: boolean;
    /** The accounts that may get a role: Luz by default, who picks. */
    accounts?: StaffAccount[];
  } = {},
) {
  const {
    products = [],
    categories = [],
    orders = [],
    shop = aShop(),
    store = openSqliteStore(":memory:"),
    accounts = [LUZ],
    clock = { now: new Date("2026-11-21T12:00:00Z") },
    isIdentityDown: _,
    ...deps
  } = sold;
  onTestFinished(() => store.close());
  const logged: LogEntry[] = [];
  const debugged: LogEntry[] = [];
  const deletedIdentities: string[] = [];
  const endedSessions: string[] = [];
  const claimed: Pick<StaffAccount, "id" | "claims">[] = [];
  const sentCodes: { email: string; code: string; endsAt: Date }[] = [];
  const unverified = new Map<string, string>();
  let ids = 0;
  const functions = createFunctions({
    store,
    shop,
    log: (entry) => (entry.severity === "DEBUG" ? debugged : logged).push(entry),
    now: () => clock.now,
    ...deps,
    deleteIdentity: async (accountId) => {
      if (sold.isIdentityDown) throw new Error("the identity service is down");
      deletedIdentities.push(accountId);
    },
    endSessions: async (accountId) => {
      if (sold.isIdentityDown) throw new Error("the identity service is down");
      endedSessions.push(accountId);
    },
    accounts: {
      find: async (address) => accounts.find(({ email }) => email === address),
      list: async () => accounts,
      setClaims: async (id, claims) => void claimed.push({ id, claims }),
    },
    newSignInCode: () => String(100_000 + sentCodes.length),
    sendSignInCode: async (mail) => void sentCodes.push(mail),
    findUnverifiedAccount: async (email) => unverified.get(email),
    createEmailToken: async (email) => `token of ${email}`,
    createAccountToken: async (accountId) => `token of account ${accountId}`,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
  });
  const stock = (changed: readonly Product[], removed: readonly string[] = []) =>
    store.transaction(async (tx) => {
      for (const each of changed) tx.set("products", each.id, toProductDoc(each));
      for (const id of removed) tx.delete("products", id);
    });
  const setOrders = (...changed: OrderDoc[]) =>
    store.transaction(async (tx) => changed.forEach((each) => tx.set("orders", each.id, each)));
  await stock(products);
  await setOrders(...orders);
  await store.transaction(async (tx) => categories.forEach((each) => tx.set("categories", each.id, each)));
  const call = async (
    service: ServiceName,
    data: unknown,
    accountId?: string,
    { signedInAt = clock.now, ...claims }: TokenClaims = {},
  ): Promise<unknown> => {
    const answer = await functions[service].run(request(data, accountId, { signedInAt, ...claims }));
    // As it is on the wire.
    return JSON.parse(JSON.stringify(answer));
  };
  return {
    store,
    /**
     * Calls a service as an account that signed in at that time, just now by default; anonymously without one. Its
     * e-mail is verified. Returns the encoded response.
     */
    call,
    /** Calls the counter as somebody of the staff: by default Luz, who serves there. */
    desk: (data: object, { name = "luz", role = "mostrador" } = {}) =>
      call("httpDeskServices", data, name, { role, email: `${name}@tienda.example` }),
    /** What the staff have changed, oldest first. */
    log: async () => {
      const orderBy = { field: "at", direction: "desc" } as const;
      const newest = await store.query({ collection: "audit", orderBy, limit: 20 });
      return newest.map(({ doc }) => doc).toReversed();
    },
    /** The logged failed calls, oldest first. */
    logged,
    /** The logged successful calls. */
    debugged,
    /** The accounts that were removed from the identity service. */
    deletedIdentities,
    /** The accounts whose sessions were ended. */
    endedSessions,
    /** The custom claims that were set, oldest first. */
    claimed,
    /** The codes that were mailed, oldest first. */
    sentCodes,
    /** Unverified accounts, by their addresses. */
    unverified,
    functions,
    clock,
    /** Moves the clock, in ms. */
    wait: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    /** Runs the scheduled sweep now. */
    sweep: async () => functions.sweepOrders.run({ scheduleTime: clock.now.toISOString() }),
    /** Writes products, and removes the given ids. */
    stock,
    setOrders,
  };
}

/** Only the properties that the functions read of a request. */
function request(
  data: unknown,
  accountId: string | undefined,
  { signedInAt, ...claims }: TokenClaims & { signedInAt: Date },
): Parameters<Callable["run"]>[0] {
  const rawRequest = { headers: {}, socket: { remoteAddress: "127.0.0.1" } };
  const token = {
    auth_time: Math.floor(signedInAt.getTime() / 1000),
    email: "ana@example.mx",
    email_verified: true,
    ...claims,
  };
  const auth = accountId === undefined ? {} : { auth: { uid: accountId, token } };
  return { data, rawRequest, ...auth } as Parameters<Callable["run"]>[0];
}
