import type { CheckoutDraft, PersistedCheckout } from "@shop/checkout-machine";
import type { PaymentMethod, WhenMissing } from "@shop/contract";
import { pseudonymOf } from "./pseudonym-of.ts";
import { partOf, readJson } from "./parse-stored-lines.ts";
import { CHECKOUT_DRAFTS, storedValue } from "./storage.ts";

/** Where the idempotency keys of orders with an unknown outcome are stored, by the pseudonym of their account. */
const ATTEMPTS = "alacena:compra:envios";

/** In milliseconds: an older checkout is dropped. */
const MAX_AGE = 30 * 86_400_000;

const METHODS = {
  contraentrega: true,
  prueba: true,
  stripe: true,
  mercadopago: true,
} satisfies Record<PaymentMethod, true>;
const WISHES = { call: true, similar: true, omit: true } satisfies Record<WhenMissing, true>;
/** The format that the server accepts. */
const KEY = /^[A-Za-z0-9-]{8,64}$/;
const NAME = /^[A-Za-z0-9-]{1,64}$/;

type Stored = { open?: () => Storage; now?: () => number };

/**
 * The checkout drafts of this device, by account, for every tab. Choices are ids: of an address, a shipping option, a
 * delivery window. Sent orders are stored separately, so that no other tab overwrites them.
 */
export function createPersistedCheckout({
  open = () => localStorage,
  now = Date.now,
}: Stored = {}): PersistedCheckout {
  const drafts = storedValue(open, CHECKOUT_DRAFTS);
  const attempts = storedValue(open, ATTEMPTS);

  const change = (storage: typeof drafts, account: string, value: unknown) => {
    const entries = entriesIn(storage.read(), now()).filter(([name]) => name !== pseudonymOf(account));
    const after =
      value === null ? entries : [...entries, [pseudonymOf(account), { at: now(), value }] as const];
    if (after.length > 0) storage.write(JSON.stringify(Object.fromEntries(after)));
    else storage.forget();
  };
  const valueOf = (storage: typeof drafts, account: string): unknown =>
    entriesIn(storage.read(), now()).find(([name]) => name === pseudonymOf(account))?.[1].value;
  const keysOf = (account: string) => {
    const keys = valueOf(attempts, account);
    return Array.isArray(keys) ? keys.flatMap((key: unknown) => textOf(key, KEY) ?? []) : [];
  };
  const setKeys = (account: string, keys: string[]) =>
    change(attempts, account, keys.length > 0 ? keys : null);

  return {
    read: (account) => readDraft(valueOf(drafts, account)),
    write: (account, draft) => change(drafts, account, draft),
    attempts: keysOf,
    begin: (account, key) => setKeys(account, [...new Set([...keysOf(account), key])]),
    settle: (account, key) =>
      setKeys(
        account,
        keysOf(account).filter((each) => each !== key),
      ),
  };
}

type Entry = { at: number; value: unknown };

/** The stored entries that are not too old, by the pseudonym of their account. */
function entriesIn(text: string | null, now: number): [string, Entry][] {
  const all = readJson(text);
  return Object.keys(Object(all)).flatMap((name): [string, Entry][] => {
    const entry = partOf(all, name);
    const at = Number(partOf(entry, "at"));
    return at > now - MAX_AGE ? [[name, { at, value: partOf(entry, "value") }]] : [];
  });
}

/** Parsed field by field: another version of the shop may have written it. */
function readDraft(value: unknown): CheckoutDraft | null {
  if (value === undefined) return null;
  const choices = partOf(value, "choices");
  const method = partOf(choices, "paymentMethod");
  const wish = partOf(choices, "whenMissing");
  const key = textOf(partOf(value, "key"), KEY);
  const keyFor = partOf(value, "keyFor");
  const isKeyed = key !== undefined && typeof keyFor === "string";
  return {
    choices: {
      addressId: textOf(partOf(choices, "addressId"), NAME) ?? null,
      shippingOption: textOf(partOf(choices, "shippingOption"), NAME) ?? null,
      window: textOf(partOf(choices, "window"), NAME) ?? null,
      paymentMethod: isMethod(method) ? method : null,
      whenMissing: isWish(wish) ? wish : null,
    },
    key: isKeyed ? key : null,
    keyFor: isKeyed ? keyFor : null,
  };
}

function isMethod(value: unknown): value is PaymentMethod {
  return typeof value === "string" && Object.hasOwn(METHODS, value);
}

function isWish(value: unknown): value is WhenMissing {
  return typeof value === "string" && Object.hasOwn(WISHES, value);
}

function textOf(value: unknown, shape: RegExp): string | undefined {
  return typeof value === "string" && shape.test(value) ? value : undefined;
}
