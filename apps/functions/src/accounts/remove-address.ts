import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { changeAddressBook } from "./change-address-book.ts";

/** How many removals a book remembers. */
const REMEMBERED = 50;

/** Takes an address out of the book; one that is not in it is out already. */
export function removeAddress({ store }: HandlerDeps): Handler<"httpAccountServices", "removeAddress"> {
  return async ({ id }, caller) =>
    changeAddressBook(store, accountOf(caller), (book) => {
      const addresses = book.addresses.filter((address) => address.id !== id);
      if (addresses.length === book.addresses.length) return book;
      return { ...book, addresses, removedAddressIds: [id, ...book.removedAddressIds].slice(0, REMEMBERED) };
    });
}
