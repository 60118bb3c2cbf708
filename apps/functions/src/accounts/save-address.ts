import { FailureError } from "@shop/contract";
import { accountOf, type Handler, type HandlerDeps } from "../call/handler.ts";
import { readOperation, rememberOperation } from "../call/operation.ts";
import type { SavedAddress } from "../documents/account-doc.ts";
import { changeAddressBook } from "./address-book.ts";

/** How many addresses a book holds. */
const MAX_ADDRESSES = 20;

/**
 * Saves a new address, or replaces the one with its id; a repeated call changes nothing. The id of a new address is its
 * idempotency key, so that a repeat is answered with it.
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
    const operation = { accountId, operationId };
    const book = await changeAddressBook(store, accountId, async (before, tx) => {
      const { addresses } = before;
      if (await readOperation(tx, operation)) return isIn(addresses, id) ? before : refuse();
      rememberOperation(tx, operation, { at: now() });
      return {
        ...before,
        addresses: address.id === undefined ? withNew(addresses, saved) : withReplaced(addresses, saved),
      };
    });
    return { ...book, id };
  };
}

function withNew(addresses: SavedAddress[], address: SavedAddress): SavedAddress[] {
  if (addresses.length >= MAX_ADDRESSES)
    throw new FailureError({ id: 422, field: "address", reason: "addressBookFull" });
  return [...addresses, address];
}

function withReplaced(addresses: SavedAddress[], address: SavedAddress): SavedAddress[] {
  if (!isIn(addresses, address.id)) refuse();
  return addresses.map((each) => (each.id === address.id ? address : each));
}

function isIn(addresses: SavedAddress[], id: string): boolean {
  return addresses.some((each) => each.id === id);
}

function refuse(): never {
  throw new FailureError({ id: 404, what: "address" });
}
