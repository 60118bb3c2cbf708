import type { AddressBook } from "@shop/contract";
import type { Store, Transaction } from "../documents/collections.ts";
import { accountTransaction } from "../call/account-transaction.ts";
import { addressBookOf, NEW_ACCOUNT, type AccountDoc, type SavedAddress } from "../documents/account-doc.ts";

/** An address book, with its default address, if any. */
export type Book = {
  addresses: SavedAddress[];
  defaultAddressId?: string | undefined;
};

/**
 * Changes the address book of an account in one transaction. A book with addresses always has one default: if the
 * change leaves none, the first address becomes it.
 * @param apply gives the new book, reading before it writes; throws FailureError to refuse
 */
export function changeAddressBook(
  store: Store,
  accountId: string,
  apply: (book: Book, tx: Transaction) => Book | Promise<Book>,
): Promise<AddressBook> {
  return accountTransaction(store, accountId, async (tx) => {
    // The default is taken out of the account: an emptied book must not keep it.
    const { defaultAddressId: former, ...account } = (await tx.get("accounts", accountId)) ?? NEW_ACCOUNT;
    const { addresses, defaultAddressId: newDefault } = await apply(
      { addresses: account.addresses, defaultAddressId: former },
      tx,
    );
    const defaultAddress = addresses.find(({ id }) => id === newDefault) ?? addresses[0];
    const changed: AccountDoc = {
      ...account,
      addresses,
      ...(defaultAddress && { defaultAddressId: defaultAddress.id }),
    };
    tx.set("accounts", accountId, changed);
    return addressBookOf(changed);
  });
}
