import { isFrozen, type Change } from "../changes.ts";

/** Units by product. */
export type Units = Record<string, number>;

/**
 * What a shopper should see, kept without the machine's own arithmetic: what the server has, and one by one
 * everything clicked that it has not answered for.
 */
export class ReferenceModel {
  /** What the server has, as far as this shopper was ever told; a guest's device. */
  real: Units = {};
  /** The operations that were answered, well or not: none of them may be sent again. */
  readonly over = new Set<string>();
  #underway: Change[] = [];
  #waiting: Change[] = [];

  get shown(): Units {
    return [...this.#underway, ...this.#waiting].reduce(carryOut, this.real);
  }

  get hasUnderway(): boolean {
    return this.#underway.length > 0;
  }

  /** Another shopper, of whose cart this much is known. */
  begin(real: Units): void {
    this.real = real;
    this.#forgetClicks();
  }

  click(change: Change): void {
    this.#waiting.push(change);
  }

  /** What was done before anything on this page. */
  remember(changes: readonly Change[]): void {
    this.#waiting.unshift(...changes);
  }

  /** A change is on its way. What else it stands for is what was clicked before it went. */
  send(change: Change): void {
    if (this.hasUnderway) return; // the same once more
    const frozen = this.#waiting.findIndex(isFrozen);
    const joined = frozen < 0 ? this.#waiting : this.#waiting.slice(0, frozen);
    const emptied = joined.findLastIndex(({ type }) => type === "cart.clear");
    const size = change.type === "cart.clear" ? emptied + 1 : joined.length;
    this.#underway = this.#waiting.splice(0, isFrozen(change) ? frozen + 1 : size);
  }

  /** @param answer what the server has now */
  accept({ operationId }: Change, answer: Units): void {
    this.over.add(operationId);
    this.real = answer;
    this.#underway = [];
  }

  refuse({ operationId }: Change): void {
    this.over.add(operationId);
    this.#underway = [];
  }

  /** Clicks that cancelled each other out are never sent. */
  settle(): void {
    if (isSame(this.shown, this.real)) this.#forgetClicks();
  }

  #forgetClicks(): void {
    this.#underway = [];
    this.#waiting = [];
  }
}

/** What a server would do, one unit at a time. */
export function carryOut(units: Units, change: Change): Units {
  if (change.type === "cart.clear") return {};
  if (change.type === "line.remove") return without(units, change.id);
  if (change.type === "lines.add")
    return change.items.reduce(
      (sum, item) => carryOut(sum, { operationId: "", type: "line.add", item }),
      units,
    );
  const { id, quantity } = change.item;
  return { ...units, [id]: change.type === "line.add" ? (units[id] ?? 0) + quantity : quantity };
}

function without(units: Units, id: string): Units {
  return Object.fromEntries(Object.entries(units).filter(([other]) => other !== id));
}

/** Whether these are the same units of the same products. */
export function isSame(one: Units, other: Units): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
