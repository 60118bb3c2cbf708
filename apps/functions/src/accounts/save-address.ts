import { FailureError } from "@shop/contract";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import type { SavedAddress } from "./account-doc.ts";
import { changeAddressBook, type Book } from "./change-address-book.ts";

/** How many addresses a book holds. */
const MAX_ADDRESSES = 20;

/**
 * Keeps a new address, or replaces the one with its id. The id of a new one is its operation's, so that a
 * repeat finds it.
 * @throws FailureError 404 for an id that is not in the book or was removed since, 422 when the book is full
 */
export function saveAddress({ store, newId }: HandlerDeps): Handler<"httpAccountServices", "saveAddress"> {
  return async ({ address, operationId }, caller) => {
    const accountId = accountOf(caller);
    const id = address.id ?? operationId ?? newId();
    const book = await changeAddressBook(store, accountId, (before) => ({
      ...before,
      addresses:
        address.id === undefined
          ? withNew(before, { ...address, id })
          : withReplaced(before.addresses, { ...address, id }),
    }));
    return { ...book, id };
  };
}

function withNew({ addresses, removedAddressIds }: Book, address: SavedAddress): SavedAddress[] {
  if (addresses.some(({ id }) => id === address.id)) return addresses;
  if (removedAddressIds.includes(address.id)) throw new FailureError({ id: 404, what: "address" });
  if (addresses.length >= MAX_ADDRESSES)
    throw new FailureError({ id: 422, field: "address", reason: "addressBookFull" });
  return [...addresses, address];
}

function withReplaced(addresses: SavedAddress[], address: SavedAddress): SavedAddress[] {
  if (!addresses.some(({ id }) => id === address.id)) throw new FailureError({ id: 404, what: "address" });
  return addresses.map((each) => (each.id === address.id ? address : each));
}
