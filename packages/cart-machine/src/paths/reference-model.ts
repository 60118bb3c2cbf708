import { isFrozen, type Change } from "../changes.ts";

/** Units by product. */
export type Units = Record<string, number>;

/**
 * What a shopper should see, computed independently of the machine: the server's units, and all unanswered clicks, one
 * by one.
 */
export class ReferenceModel {
  /** The server's units as last received, or those of a guest's device. */
  real: Units = {};
  /** The operations that were answered, with success or failure: none of them may be sent again. */
  readonly over = new Set<string>();
  #underway: Change[] = [];
  #waiting: Change[] = [];

  get shown(): Units {
    return [...this.#underway, ...this.#waiting].reduce(carryOut, this.real);
  }

  get hasUnderway(): boolean {
    return this.#underway.length > 0;
  }

  /** Another shopper, with the known units of their cart. */
  begin(real: Units): void {
    this.real = real;
    this.#forgetClicks();
  }

  click(change: Change): void {
    this.#waiting.push(change);
  }

  /** Changes that were made before this page. */
  remember(changes: readonly Change[]): void {
    this.#waiting.unshift(...changes);
  }

  /** A change is sent. It includes all clicks that were made before. */
  send(change: Change): void {
    if (this.hasUnderway) return; // a repetition
    const frozen = this.#waiting.findIndex(isFrozen);
    const joined = frozen < 0 ? this.#waiting : this.#waiting.slice(0, frozen);
    const emptied = joined.findLastIndex(({ type }) => type === "cart.clear");
    const size = change.type === "cart.clear" ? emptied + 1 : joined.length;
    this.#underway = this.#waiting.splice(0, isFrozen(change) ? frozen + 1 : size);
  }

  /** @param answer the server's units now */
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

/** Applies a change as a server would, one unit at a time. */
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
