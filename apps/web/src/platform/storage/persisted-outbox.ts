import type { Change, PersistedChanges, PersistedOutbox } from "@shop/cart-machine";
import { newOperationId } from "../../shared/operation-id.ts";
import { pseudonymOf } from "./pseudonym-of.ts";
import { partOf, readJson, readLine, readLines } from "./parse-stored-lines.ts";
import { storedValue } from "./storage.ts";

/** The key of a page: this prefix and an id. */
const PREFIX = "alacena:pendientes:";

/** In milliseconds: an older change is dropped. The server forgets its id a day later. */
const MAX_AGE = 30 * 86_400_000;

/** A change, and when it was first stored (ms). */
type DatedChange = Change & { at: number };

/** The changes of one account. */
type Entry = { items: PersistedChanges["items"]; changes: DatedChange[] };

type Stored = {
  open?: () => Storage;
  /** A page with stored changes holds a lock until it is closed; undefined if the browser has no locks. */
  locks?: LockManager | undefined;
  now?: () => number;
};

/**
 * The unsent changes of this page, including those that it takes over from closed pages. Two open pages never hold the
 * same change: clicks that one added to a change that the other one sent would be lost.
 */
export async function openPersistedOutbox({
  open = () => localStorage,
  locks = navigator.locks,
  now = Date.now,
}: Stored = {}): Promise<PersistedOutbox> {
  const own = PREFIX + newOperationId();
  const entries = new Map<string, Entry>();
  const storage = storedValue(open, own);
  let release: (() => void) | null = null;

  const write = () => {
    if (entries.size > 0) {
      storage.write(JSON.stringify(Object.fromEntries(entries)));
      release ??= hold(locks, own);
    } else {
      storage.forget();
      release?.();
      release = null;
    }
  };
  const claim = (key: string) => {
    for (const [account, entry] of readEntries(storedValue(open, key).read())) {
      const young = entry.changes.filter(({ at }) => at > now() - MAX_AGE);
      if (young.length === 0) continue;
      const changes = [...(entries.get(account)?.changes ?? []), ...young];
      entries.set(account, { items: entry.items, changes });
    }
    write();
    storedValue(open, key).forget();
  };
  await Promise.all(leftIn(open).map((key) => ifDead(locks, key, () => claim(key))));

  return {
    take: (account) => {
      const entry = entries.get(pseudonymOf(account));
      return entry ? { items: entry.items, changes: entry.changes.map(withoutDate) } : null;
    },
    save: (account, unsent) => {
      const key = pseudonymOf(account);
      const dates = new Map(entries.get(key)?.changes.map(({ operationId, at }) => [operationId, at]));
      // Nothing is stored, and nothing was: there is nothing to write.
      if (!unsent && !entries.delete(key)) return;
      if (unsent) {
        const changes = unsent.changes.map((change) => ({
          ...change,
          at: dates.get(change.operationId) ?? now(),
        }));
        entries.set(key, { items: unsent.items, changes });
      }
      write();
    },
  };
}

function withoutDate(dated: DatedChange): Change {
  const { at: _, ...change } = dated;
  return change;
}

/** The keys under which pages have stored changes. */
function leftIn(open: () => Storage): string[] {
  try {
    return Object.keys(open()).filter((key) => key.startsWith(PREFIX));
  } catch {
    return []; // storage is blocked: unsent changes are in memory only
  }
}

/** Holds a lock until the returned function is called or the page is closed. */
function hold(locks: LockManager | undefined, name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  locks?.request(name, () => promise).catch(() => undefined);
  return resolve;
}

/** Runs the action if no page holds the lock; without locks every other page counts as closed. */
async function ifDead(locks: LockManager | undefined, name: string, action: () => void): Promise<void> {
  if (!locks) return action();
  try {
    await locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) action();
    });
  } catch {
    // The lock could not be requested: the changes stay stored, and a later page may claim them.
  }
}

/** The stored changes that this version can read, by the pseudonym of their account. */
function readEntries(text: string | null): [string, Entry][] {
  const page = readJson(text);
  return Object.keys(Object(page)).map((account) => {
    const entry = partOf(page, account);
    const changes = partOf(entry, "changes");
    const dated = (Array.isArray(changes) ? changes : []).flatMap((value: unknown): DatedChange[] => {
      const change = readChange(value);
      return change ? [{ ...change, at: Number(partOf(value, "at")) }] : [];
    });
    return [pseudonymOf(account), { items: readLines(partOf(entry, "items")), changes: dated }];
  });
}

function readChange(value: unknown): Change | undefined {
  const operationId = partOf(value, "operationId");
  if (typeof operationId !== "string") return undefined;
  const frozen = partOf(value, "frozen") === true ? ({ frozen: true } as const) : {};
  const type = partOf(value, "type");
  if (type === "cart.clear") return { type, operationId, ...frozen };
  if (type === "line.remove") return { type, operationId, ...frozen, id: String(partOf(value, "id")) };
  if (type === "lines.add") return { type, operationId, ...frozen, items: readLines(partOf(value, "items")) };
  const item = readLine(partOf(value, "item"));
  const isLine = type === "line.add" || type === "line.set";
  return isLine && item ? { type, operationId, ...frozen, item } : undefined;
}
