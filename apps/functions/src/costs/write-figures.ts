import type { Operations } from "../testing/metered-store.ts";

export type Step = "visit" | "add" | "order";

export type Counts = {
  /** `cold` is a visit that starts an instance. */
  operations: Record<Step | "cold", Operations>;
  calls: Record<Step, number>;
};

type Price = { per: number; price: number; freePerDay?: number; freePerMonth?: number };

/** docs/costs/prices.json */
export type Prices = {
  firestore: Record<keyof Operations, Price>;
  functions: Record<"calls" | "cpuSeconds" | "gibSeconds", Price>;
  hosting: { gigabytes: Price };
  assumptions: {
    additionsPerVisit: number;
    ordersPerVisit: number;
    visitsPerInstanceStart: number;
    secondsPerCall: number;
    megabytesPerVisit: number;
  };
};

const VISITS = [1000, 100_000, 10_000_000];
const DAYS = 30;
/** Of memory that an instance has (`deploy.ts`), in GiB. */
const MEMORY = 0.5;
const KINDS = ["reads", "writes", "deletes"] as const;

/** The tables of docs/costs/figures.md. */
export function writeFigures(counts: Counts, prices: Prices): string {
  const { operations, calls } = counts;
  const steps = [
    ["a visit (home, list, category, product), instance running", operations.visit, calls.visit],
    ["the same, as the first of an instance", operations.cold, calls.visit],
    ["an addition to the cart", operations.add, calls.add],
    ["an order in cash, from the cart to its page", operations.order, calls.order],
  ] as const;
  const months = VISITS.map((visits) => monthOf(visits, counts, prices));
  return `<!-- Written by apps/functions/src/costs/costs.test.ts: npx vitest run --project functions costs -u -->

## Counted

| Step | Calls | Reads | Writes | Deletes |
|---|--:|--:|--:|--:|
${steps.map(([name, { reads, writes, deletes }, asked]) => row(name, asked, reads, writes, deletes)).join("\n")}

## A month

| | ${VISITS.map(whole).join(" visits | ")} visits |
|---|${VISITS.map(() => "--:|").join("")}
${Object.keys(months[0]?.amounts ?? {})
  .map((name) => row(name, ...months.map(({ amounts }) => whole(amounts[name] ?? 0))))
  .join("\n")}
${Object.keys(months[0]?.dollars ?? {})
  .map((name) => row(`${name}, US$`, ...months.map(({ dollars }) => money(dollars[name] ?? 0))))
  .join("\n")}
${row("**all, US$**", ...months.map(({ dollars }) => `**${money(sum(Object.values(dollars)))}**`))}
`;
}

function monthOf(
  visits: number,
  { operations, calls }: Counts,
  { firestore, functions, hosting, assumptions }: Prices,
) {
  const { additionsPerVisit, ordersPerVisit, visitsPerInstanceStart, secondsPerCall, megabytesPerVisit } =
    assumptions;
  const starts = visits / visitsPerInstanceStart;
  const times = {
    visit: visits - starts,
    cold: starts,
    add: visits * additionsPerVisit,
    order: visits * ordersPerVisit,
  };
  const documents = KINDS.map(
    (kind) =>
      operations.visit[kind] * times.visit +
      operations.cold[kind] * times.cold +
      operations.add[kind] * times.add +
      operations.order[kind] * times.order,
  );
  const [reads = 0, writes = 0, deletes = 0] = documents;
  const asked = calls.visit * visits + calls.add * times.add + calls.order * times.order;
  const seconds = asked * secondsPerCall;
  const gigabytes = (visits * megabytesPerVisit) / 1000;
  return {
    amounts: { reads, writes, deletes, calls: asked, "GB sent": gigabytes } as Record<string, number>,
    dollars: {
      Firestore:
        priceOf(reads, firestore.reads) +
        priceOf(writes, firestore.writes) +
        priceOf(deletes, firestore.deletes),
      Functions:
        priceOf(asked, functions.calls) +
        priceOf(seconds, functions.cpuSeconds) +
        priceOf(seconds * MEMORY, functions.gibSeconds),
      Hosting: priceOf(gigabytes, hosting.gigabytes),
    } as Record<string, number>,
  };
}

function priceOf(
  amount: number,
  { per, price, freePerDay = 0, freePerMonth = freePerDay * DAYS }: Price,
): number {
  return (Math.max(0, amount - freePerMonth) / per) * price;
}

function row(...cells: (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function whole(amount: number): string {
  return Math.round(amount).toLocaleString("en-US");
}

function money(dollars: number): string {
  return dollars.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
