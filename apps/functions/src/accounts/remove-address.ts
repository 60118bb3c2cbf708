import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { changeAddressBook } from "./change-address-book.ts";

/** Takes an address out of the book; one that is not in it is out already. */
export function removeAddress({ store }: HandlerDeps): Handler<"httpAccountServices", "removeAddress"> {
  return async ({ id }, caller) =>
    changeAddressBook(store, accountOf(caller), (book) => ({
      ...book,
      addresses: book.addresses.filter((address) => address.id !== id),
    }));
}
