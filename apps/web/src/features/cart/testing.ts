import { FailureError, type Failure, type OrderSummary, type Product } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import type { FillerServices } from "./fillers-machine.ts";
import type { GuestSummaryRequest, GuestSummaryServices } from "./guest-summary-machine.ts";

/** A catalogue that answers when the test says so. */
export class FakeFillers implements FillerServices {
  readonly lists = new HeldCalls<undefined, Product[], Failure>((failure) => new FailureError(failure));

  listFillers = (signal: AbortSignal) => this.lists.hold(undefined, signal);
}

/** A server that says what a guest's cart costs when the test says so. */
export class FakeGuestSummaries implements GuestSummaryServices {
  readonly summaries = new HeldCalls<GuestSummaryRequest, OrderSummary, Failure>(
    (failure) => new FailureError(failure),
  );

  summariseGuest = (request: GuestSummaryRequest, signal: AbortSignal) =>
    this.summaries.hold(request, signal);
}
