import { FailureError } from "@shop/contract";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { readOperation, rememberOperation } from "../call/operation.ts";
import type { SavedAddress } from "./account-doc.ts";
import { changeAddressBook } from "./change-address-book.ts";

/** How many addresses a book holds. */
const MAX_ADDRESSES = 20;

/**
 * Keeps a new address, or replaces the one with its id. The id of a new one is its operation's, so that a
 * repeat finds it.
 * @throws FailureError 404 for an id that is not in the book or was removed since, 422 when the book is full
 */
export function saveAddress({
  store,
  newId,
  now,
}: HandlerDeps): Handler<"httpAccountServices", "saveAddress"> {
  return async ({ address, operationId }, caller) => {
    const accountId = accountOf(caller);
    const id = address.id ?? operationId ?? newId();
    const saved = { ...address, id };
    const book = await changeAddressBook(store, accountId, async (before, tx) => {
      if (address.id !== undefined) return { ...before, addresses: withReplaced(before.addresses, saved) };
      const operation = { accountId, operationId };
      const isRepeated = (await readOperation(tx, operation)) !== undefined;
      if (!isRepeated) rememberOperation(tx, operation, { at: now() });
      return { ...before, addresses: withNew(before.addresses, saved, isRepeated) };
    });
    return { ...book, id };
  };
}

function withNew(addresses: SavedAddress[], address: SavedAddress, isRepeated: boolean): SavedAddress[] {
  if (addresses.some(({ id }) => id === address.id)) return addresses;
  if (isRepeated) throw new FailureError({ id: 404, what: "address" });
  if (addresses.length >= MAX_ADDRESSES)
    throw new FailureError({ id: 422, field: "address", reason: "addressBookFull" });
  return [...addresses, address];
}

function withReplaced(addresses: SavedAddress[], address: SavedAddress): SavedAddress[] {
  if (!addresses.some(({ id }) => id === address.id)) throw new FailureError({ id: 404, what: "address" });
  return addresses.map((each) => (each.id === address.id ? address : each));
}
