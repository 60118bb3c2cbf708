import type { CartItem } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { applyChanges, changeOfQuantity, coalesce, concerns, type Change } from "./changes.ts";
import { lineOf } from "./testing.ts";

let clicks = 0;
const name = () => `op-${++clicks}`;
const add = (id: string, quantity = 1): Change => ({
  operationId: name(),
  type: "line.add",
  item: lineOf(id, quantity),
});
const set = (id: string, quantity: number): Change => ({
  operationId: name(),
  type: "line.set",
  item: lineOf(id, quantity),
});
const remove = (id: string): Change => ({ operationId: name(), type: "line.remove", id });
const clear = (): Change => ({ operationId: name(), type: "cart.clear" });
const merge = (...ids: string[]): Change => ({
  operationId: name(),
  frozen: true,
  type: "lines.add",
  items: ids.map((id) => lineOf(id)),
});
const frozen = (change: Change): Change => ({ ...change, frozen: true });

/** Changes in short form, with the index of the click whose id they have. */
function words(changes: readonly Change[], clicked: readonly Change[]): string[] {
  return changes.map((change) => {
    const place = clicked.findIndex(({ operationId }) => operationId === change.operationId);
    if (change.type === "cart.clear") return `${place}: clear`;
    if (change.type === "line.remove") return `${place}: remove ${change.id}`;
    if (change.type === "lines.add") return `${place}: merge ${change.items.map(({ id }) => id).join(" ")}`;
    return `${place}: ${change.type.slice("line.".length)} ${change.item.id} ${change.item.quantity}`;
  });
}

const RICE = [lineOf("arroz", 2)];
const CASES: [string, CartItem[], Change[], string[]][] = [
  ["nothing", RICE, [], []],
  ["additions add up", RICE, [add("arroz"), add("arroz", 3)], ["0: add arroz 4"]],
  ["the last wish counts", RICE, [set("arroz", 5), set("arroz", 7)], ["0: set arroz 7"]],
  ["a wish after an addition", RICE, [add("arroz"), set("arroz", 7)], ["0: set arroz 7"]],
  ["an addition to a wish", RICE, [set("arroz", 5), add("arroz", 2)], ["0: set arroz 7"]],
  ["a removal after an addition", RICE, [add("arroz"), remove("arroz")], ["0: remove arroz"]],
  ["an addition after a removal", RICE, [remove("arroz"), add("arroz", 3)], ["0: set arroz 3"]],
  ["a wish for none is a removal", RICE, [set("arroz", 0)], ["0: remove arroz"]],
  ["a wish that is true already", RICE, [set("arroz", 2)], []],
  ["plus and back", RICE, [add("arroz"), set("arroz", 2)], []],
  ["removed and undone", RICE, [remove("arroz"), set("arroz", 2)], []],
  ["a new line taken back", RICE, [add("frijol"), remove("frijol")], []],
  ["a removal of what is not there", RICE, [remove("frijol")], []],
  [
    "each product by its first click",
    RICE,
    [add("frijol"), set("arroz", 5), add("frijol")],
    ["0: add frijol 2", "1: set arroz 5"],
  ],
  ["clearing drops earlier changes", RICE, [add("arroz"), add("frijol"), clear()], ["2: clear"]],
  ["emptying twice", RICE, [clear(), add("frijol"), clear()], ["0: clear"]],
  ["emptying an empty cart", [], [add("frijol"), clear()], []],
  ["lines after emptying", RICE, [clear(), add("arroz"), add("arroz", 4)], ["0: clear", "1: add arroz 5"]],
  ["a removal after emptying", RICE, [clear(), remove("arroz")], ["0: clear"]],
  ["emptied and undone", RICE, [clear(), set("arroz", 2)], []],
  ["a line after emptying an empty cart", [], [clear(), add("arroz")], ["1: add arroz 1"]],
  [
    "a frozen addition, and later ones",
    RICE,
    [frozen(add("arroz")), add("arroz"), add("arroz")],
    ["0: add arroz 1", "1: add arroz 2"],
  ],
  [
    "an emptying after what may be carried out already",
    [],
    [frozen(add("arroz")), clear()],
    ["0: add arroz 1", "1: clear"],
  ],
  ["a frozen wish that seems true", RICE, [frozen(set("arroz", 2))], ["0: set arroz 2"]],
  [
    "a wish that is true once the frozen change is carried out",
    RICE,
    [frozen(set("arroz", 5)), set("arroz", 5)],
    ["0: set arroz 5"],
  ],
  [
    "the lines of a guest between earlier and later changes",
    RICE,
    [add("arroz"), add("frijol"), merge("arroz", "leche"), set("arroz", 4), add("leche")],
    ["0: add arroz 1", "1: add frijol 1", "2: merge arroz leche", "4: add leche 1"],
  ],
];

describe("coalesce", () => {
  it.each(CASES)("%s", (_, confirmed, clicked, expected) => {
    expect(words(coalesce(clicked, confirmed), clicked)).toEqual(expected);
  });

  it(
    "leads to the same cart as every click by itself, with one change for each product at most",
    { timeout: 60_000 },
    () => {
      const kinds = [
        () => add("arroz"),
        () => set("arroz", 2),
        () => remove("arroz"),
        () => add("frijol"),
        clear,
        () => merge("arroz", "frijol"),
      ];
      const byId = (items: CartItem[]) => items.toSorted((a, b) => a.id.localeCompare(b.id));
      for (const clicked of sequencesOf(kinds, 5).map((sequence) => sequence.map((click) => click()))) {
        const fewest = coalesce(clicked, RICE);
        expect(byId(applyChanges(RICE, fewest))).toEqual(byId(applyChanges(RICE, clicked)));
        const merges = clicked.filter(({ type }) => type === "lines.add").length;
        expect(
          fewest.filter((change) => concerns(change, "arroz") && change.type !== "cart.clear").length,
        ).toBeLessThanOrEqual(2 * merges + 1);
        expect(coalesce(fewest, RICE)).toEqual(fewest);
      }
    },
  );

  it("prices a merged line from the newest click", () => {
    const dearer = lineOf("arroz", 2, { unitPrice: 1500 });
    const [merged] = coalesce([add("arroz"), { operationId: "op-x", type: "line.add", item: dearer }], []);
    expect(merged).toMatchObject({ type: "line.add", item: { quantity: 3, totalPrice: 4500 } });
  });
});

describe("applyChanges", () => {
  it("keeps the confirmed price and position of a line, and appends new ones", () => {
    const confirmed = [lineOf("arroz", 1, { unitPrice: 700 }), lineOf("frijol")];
    expect(applyChanges(confirmed, [add("leche"), add("arroz", 2)])).toEqual([
      lineOf("arroz", 3, { unitPrice: 700 }),
      lineOf("frijol"),
      lineOf("leche"),
    ]);
  });

  it("has no line of nothing", () => {
    expect(applyChanges(RICE, [set("arroz", 0)])).toEqual([]);
  });

  it("is the same array when there is nothing to change", () => {
    expect(applyChanges(RICE, [])).toBe(RICE);
  });
});

it("a quantity is added where there was none, set where there was one, and removed at none", () => {
  const of = (before: number, quantity: number) => {
    const change = changeOfQuantity(before, lineOf("arroz", quantity), "op");
    return [change.type, change.operationId];
  };
  expect([of(0, 2), of(1, 2), of(2, 0)]).toEqual([
    ["line.add", "op"],
    ["line.set", "op"],
    ["line.remove", "op"],
  ]);
});

it("a change concerns its products, and emptying concerns all of them", () => {
  expect(
    [add("arroz"), set("frijol", 1), remove("arroz"), clear(), merge("leche", "arroz"), merge("leche")].map(
      (change) => concerns(change, "arroz"),
    ),
  ).toEqual([true, false, true, true, true, false]);
});

/** Every sequence of this length, in which each step may be any of the given ones. */
function sequencesOf<Step>(steps: readonly Step[], length: number): Step[][] {
  if (length === 0) return [[]];
  return sequencesOf(steps, length - 1).flatMap((sequence) => steps.map((step) => [...sequence, step]));
}
