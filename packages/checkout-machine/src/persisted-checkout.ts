import type { CheckoutRef } from "./checkout-machine.ts";
import type { Choices, OrderDraft } from "./checkout-state.ts";

/** What outlives the page: the choices by their names, and the key of the order under review. */
export type CheckoutDraft = {
  choices: Choices;
  key: string | null;
  /** What the key was made for, by `orderContent`. */
  keyFor: string | null;
};

/** Where a device keeps, for each account, how far its checkout has come. It never keeps an address. */
export type PersistedCheckout = {
  /** What was stored for this account, by whichever page. */
  read: (account: string) => CheckoutDraft | null;
  /** null forgets it. */
  write: (account: string, draft: CheckoutDraft | null) => void;
  /** The keys under which an order was sent whose outcome is unknown, oldest first. */
  attempts: (account: string) => string[];
  /** An order is about to be sent under this key. */
  begin: (account: string, key: string) => void;
  /** The outcome of the order under this key is known. */
  settle: (account: string, key: string) => void;
};

/** What was stored of an account's order in the making, as the machines have it. */
export function readDraft(
  { read }: PersistedCheckout,
  account: string,
): Pick<OrderDraft, "choices" | "orderKey"> | null {
  const persisted = read(account);
  if (!persisted) return null;
  const { choices, key, keyFor } = persisted;
  return { choices, orderKey: key === null || keyFor === null ? null : { key, content: keyFor } };
}

/** Writes down how far the shopper has come each time that changes, so that a reload goes on from there. */
export function persistCheckout(checkout: CheckoutRef, persisted: PersistedCheckout): void {
  const draftNow = () => {
    const { context, children } = checkout.getSnapshot();
    return children.steps?.getSnapshot().context ?? context.draft;
  };
  let account: string | null = null;
  let last = draftNow();
  const write = () => {
    const draft = draftNow();
    const isOther = checkout.getSnapshot().context.account !== account;
    account = checkout.getSnapshot().context.account;
    const { choices, orderKey } = draft;
    const isNew = choices !== last.choices || orderKey !== last.orderKey;
    last = draft;
    if (account === null || isOther || !isNew) return;
    persisted.write(account, { choices, key: orderKey?.key ?? null, keyFor: orderKey?.content ?? null });
  };
  let steps = checkout.getSnapshot().children.steps;
  checkout.subscribe(({ children }) => {
    write();
    if (children.steps === steps) return;
    steps = children.steps;
    // Steps that break down are the checkout's matter.
    steps?.subscribe({ next: write, error: () => undefined });
  });
}
