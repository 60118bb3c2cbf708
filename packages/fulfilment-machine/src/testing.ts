import { FailureError, type Failure, type PickedLine, type Product } from "@shop/contract";
import { deskServices } from "@shop/contract/desk";
import { HeldCalls } from "@shop/machine-checks";
import type { CallDesk, DeskInput, DeskMethod, DeskOutput } from "./call-desk.ts";
import type { FulfilmentServices } from "./services.ts";

export { aCard, aServedOrder } from "./a-card.ts";

/** A call whose test answers it, or refuses it with a failure. */
export const hold = <Input, Output>() =>
  new HeldCalls<Input, Output, Failure>((failure) => new FailureError(failure));

type Held<M extends DeskMethod> = HeldCalls<DeskInput<M>, DeskOutput<M>, Failure>;
type AllHeld = { [M in DeskMethod]: Held<M> };

function heldCalls(): AllHeld {
  const methods = Object.keys(deskServices.httpDeskServices);
  // Each is typed by its method, which TypeScript cannot follow.
  return Object.fromEntries(methods.map((method) => [method, hold()])) as never;
}

function heldOf<M extends DeskMethod>(calls: AllHeld, method: M): Held<M> {
  return calls[method];
}

/** These calls are never aborted. */
const { signal: never } = new AbortController();

/** The services of the counter, whose calls the test answers. */
export class FakeFulfilment implements FulfilmentServices {
  /** By the method. */
  readonly calls = heldCalls();
  readonly similar = hold<string, Product[]>();
  readonly unsentLines = new FakeUnsentLines();
  setNetwork: (isOnline: boolean) => void = () => undefined;
  notifyTab: (isSeen: boolean) => void = () => undefined;

  callDesk: CallDesk = (method, input) => heldOf(this.calls, method).hold(input, never);
  listSimilar = (productId: string) => this.similar.hold(productId, never);
  watchNetwork = (listener: (isOnline: boolean) => void) => {
    this.setNetwork = listener;
    return () => undefined;
  };
  watchTab = (listener: (isSeen: boolean) => void) => {
    this.notifyTab = listener;
    return () => undefined;
  };
}

/** The device of a test. */
export class FakeUnsentLines {
  readonly stored = new Map<string, string>();

  read = (orderId: string): PickedLine[] => JSON.parse(this.stored.get(orderId) ?? "[]");
  write = (orderId: string, lines: readonly PickedLine[]): void =>
    void (lines.length > 0 ? this.stored.set(orderId, JSON.stringify(lines)) : this.stored.delete(orderId));
}
