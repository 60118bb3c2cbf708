import { FailureError } from "@shop/contract";
import { accountTransaction } from "../call/account-transaction.ts";
import { accountOf, type Caller, type HandlerDeps, type Handlers } from "../call/handler.ts";
import { addressBookOf, NEW_ACCOUNT, profileOf } from "../documents/account-doc.ts";
import { changeAddressBook } from "./address-book.ts";
import { endAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import type { Identity } from "./identity.ts";
import { saveAddress } from "./save-address.ts";

type AccountHandlers = Omit<Handlers<"httpAccountServices">, "requestSignInCode" | "redeemSignInCode">;

/** The account calls, without those of signing in. */
export function accountHandlers(deps: HandlerDeps & Identity): AccountHandlers {
  const { store, now, endSessions } = deps;
  const readAccount = async (caller: Caller) =>
    (await store.get("accounts", accountOf(caller))) ?? NEW_ACCOUNT;
  return {
    // `callable.ts` sets the header that clears them.
    clearCookies: async () => ({}),
    getProfile: async (_, caller) => ({ profile: profileOf(await readAccount(caller)) }),
    saveProfile: async ({ name, phone }, caller) => {
      const accountId = accountOf(caller);
      return accountTransaction(store, accountId, async (tx) => {
        const { phone: _, ...account } = (await tx.get("accounts", accountId)) ?? NEW_ACCOUNT;
        const saved = { ...account, name, ...(phone !== undefined && { phone }) };
        tx.set("accounts", accountId, saved);
        return { profile: profileOf(saved) };
      });
    },
    listAddresses: async (_, caller) => addressBookOf(await readAccount(caller)),
    saveAddress: saveAddress(deps),
    removeAddress: async ({ id }, caller) =>
      changeAddressBook(store, accountOf(caller), (book) => ({
        ...book,
        addresses: book.addresses.filter((address) => address.id !== id),
      })),
    setDefaultAddress: async ({ id }, caller) =>
      changeAddressBook(store, accountOf(caller), (book) => {
        if (!book.addresses.some((address) => address.id === id))
          throw new FailureError({ id: 404, what: "address" });
        return { ...book, defaultAddressId: id };
      }),
    exportData: exportData(deps),
    // Requires no recent sign-in: a shopper who has lost a device must be able to end its session at once.
    signOutEverywhere: async (_, caller) => {
      await endSessions(accountOf(caller));
      return {};
    },
    deleteAccount: async (_, caller) => {
      const accountId = accountOf(caller);
      requireRecentSignIn(caller, now());
      await endAccount(deps, accountId);
      return {};
    },
  };
}

/** How old (ms) a sign-in may be for an irreversible action: as old as Firebase allows. */
const MAX_SIGN_IN_AGE = 5 * 60 * 1000;

/** Somebody else may have found the device unlocked: a recent sign-in shows that it is the shopper. */
function requireRecentSignIn({ signedInAt }: Caller, now: Date): void {
  if (signedInAt === undefined || now.getTime() - signedInAt.getTime() > MAX_SIGN_IN_AGE)
    throw new FailureError({ id: 403, reason: "signInTooOld" });
}
