import { FailureError, type Failure, type Product } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import type { FillerServices } from "./fillers-machine.ts";

/** A fake catalogue that answers when the test says so. */
export class FakeFillers implements FillerServices {
  readonly lists = new HeldCalls<undefined, Product[], Failure>((failure) => new FailureError(failure));

  listFillers = (signal: AbortSignal) => this.lists.hold(undefined, signal);
}
