import { FailureError, type Failure, type PickedLine, type Product } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import type { BoardAnswer, Move, Moved, Refund, Refunded, Served } from "./calls.ts";
import type { FulfilmentServices } from "./services.ts";

export { aCard, aServedOrder } from "./a-card.ts";

/** A call whose test answers it, or refuses it with a failure. */
export const hold = <Input, Output>() =>
  new HeldCalls<Input, Output, Failure>((failure) => new FailureError(failure));
/** A move is never aborted. */
const { signal: never } = new AbortController();

/** The services of the counter, whose calls the test answers. */
export class FakeFulfilment implements FulfilmentServices {
  readonly lists = hold<string | null, BoardAnswer>();
  readonly reads = hold<string, Served>();
  readonly moves = hold<Move, Moved>();
  readonly picks = hold<{ id: string; line: PickedLine }, Served>();
  readonly refunds = hold<Refund, Refunded>();
  readonly similar = hold<string, Product[]>();
  readonly unsentLines = new FakeUnsentLines();
  setNetwork: (isOnline: boolean) => void = () => undefined;
  notifyTab: (isSeen: boolean) => void = () => undefined;

  listOrders = (since: string | null, signal: AbortSignal) => this.lists.hold(since, signal);
  getServedOrder = (id: string, signal: AbortSignal) => this.reads.hold(id, signal);
  moveOrder = (move: Move) => this.moves.hold(move, never);
  pickItem = (pick: { id: string; line: PickedLine }) => this.picks.hold(pick, never);
  refundItem = (refund: Refund) => this.refunds.hold(refund, never);
  listSimilar = (productId: string, signal: AbortSignal) => this.similar.hold(productId, signal);
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
