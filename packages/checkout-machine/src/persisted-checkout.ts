import type { CheckoutRef } from "./checkout-machine.ts";
import type { Choices, OrderDraft } from "./checkout-state.ts";

/** What is stored: the choices by their ids, and the key of the order under review. */
export type CheckoutDraft = {
  choices: Choices;
  key: string | null;
  /** The content that the key belongs to, by `orderContent`. */
  keyFor: string | null;
};

/** The storage of each account's checkout on the device. It never contains an address. */
export type PersistedCheckout = {
  /** The stored draft of this account, by any page. */
  read: (account: string) => CheckoutDraft | null;
  /** null removes it. */
  write: (account: string, draft: CheckoutDraft | null) => void;
  /** The keys of sent orders with an unknown outcome, oldest first. */
  attempts: (account: string) => string[];
  /** An order is about to be sent under this key. */
  begin: (account: string, key: string) => void;
  /** The outcome of the order under this key is known. */
  settle: (account: string, key: string) => void;
};

/** The stored draft of an account, in the format of the machines. */
export function readDraft(
  { read }: PersistedCheckout,
  account: string,
): Pick<OrderDraft, "choices" | "orderKey"> | null {
  const persisted = read(account);
  if (!persisted) return null;
  const { choices, key, keyFor } = persisted;
  return { choices, orderKey: key === null || keyFor === null ? null : { key, content: keyFor } };
}

/** Stores the draft on each change, so that a reload continues from there. */
export function persistCheckout(checkout: CheckoutRef, persisted: PersistedCheckout): void {
  const draftNow = () => {
    const { context, children } = checkout.getSnapshot();
    return children.steps?.getSnapshot().context ?? context.draft;
  };
  let account: string | null = null;
  let last = draftNow();
  const write = () => {
    const draft = draftNow();
    // The draft of an account that has just been opened comes from the storage.
    const isJustOpened = checkout.getSnapshot().context.account !== account;
    account = checkout.getSnapshot().context.account;
    const { choices, orderKey } = draft;
    const isNew = choices !== last.choices || orderKey !== last.orderKey;
    last = draft;
    if (account === null || isJustOpened || !isNew) return;
    persisted.write(account, { choices, key: orderKey?.key ?? null, keyFor: orderKey?.content ?? null });
  };
  let steps = checkout.getSnapshot().children.steps;
  checkout.subscribe(({ children }) => {
    write();
    if (children.steps === steps) return;
    steps = children.steps;
    // Nothing to do here for steps that fail: the checkout handles them.
    steps?.subscribe({ next: write, error: () => undefined });
  });
}
