import { FailureError } from "@shop/contract";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { changeAddressBook } from "./change-address-book.ts";

/**
 * Makes an address of the book the one that is offered first.
 * @throws FailureError 404 for an id that is not in the book
 */
export function setDefaultAddress({
  store,
}: HandlerDeps): Handler<"httpAccountServices", "setDefaultAddress"> {
  return async ({ id }, caller) =>
    changeAddressBook(store, accountOf(caller), (book) => {
      if (!book.addresses.some((address) => address.id === id))
        throw new FailureError({ id: 404, what: "address" });
      return { ...book, defaultAddressId: id };
    });
}
