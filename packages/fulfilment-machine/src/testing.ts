import { FailureError, type Failure } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import type { BoardAnswer, Move, Moved, Served } from "./calls.ts";
import type { FulfilmentServices } from "./services.ts";

export { aCard, aServedOrder } from "./a-card.ts";

const hold = <Input, Output>() =>
  new HeldCalls<Input, Output, Failure>((failure) => new FailureError(failure));
/** A move is never aborted. */
const { signal: never } = new AbortController();

/** The services of the counter, whose calls the test answers. */
export class FakeFulfilment implements FulfilmentServices {
  readonly lists = hold<string | null, BoardAnswer>();
  readonly reads = hold<string, Served>();
  readonly moves = hold<Move, Moved>();
  setNetwork: (isOnline: boolean) => void = () => undefined;
  notifyTab: (isSeen: boolean) => void = () => undefined;

  listOrders = (since: string | null, signal: AbortSignal) => this.lists.hold(since, signal);
  getServedOrder = (id: string, signal: AbortSignal) => this.reads.hold(id, signal);
  moveOrder = (move: Move) => this.moves.hold(move, never);
  watchNetwork = (listener: (isOnline: boolean) => void) => {
    this.setNetwork = listener;
    return () => undefined;
  };
  watchTab = (listener: (isSeen: boolean) => void) => {
    this.notifyTab = listener;
    return () => undefined;
  };
}
