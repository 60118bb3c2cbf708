import { FakeFulfilment } from "@shop/fulfilment-machine/testing";
import { FailureError, type Failure } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import { SignInFailureError, type SignInFailure } from "@shop/session-machine";
import type { Credentials, Staff } from "./desk-machine.ts";
import type { DeskServices } from "./desk-services.ts";

/** These calls are never aborted. */
const { signal } = new AbortController();

/** The services of the counter, whose calls the test answers. */
export class FakeDesk extends FakeFulfilment implements DeskServices {
  readonly signIns = new HeldCalls<Credentials, void, SignInFailure>(
    (reason) => new SignInFailureError(reason),
  );
  readonly staff = new HeldCalls<void, Staff, Failure>((failure) => new FailureError(failure));
  /** The orders that were written to the URL. */
  readonly addresses: (string | null)[] = [];
  notifyIdentity: (isSignedIn: boolean) => void = () => undefined;
  notifyAddress: (orderId: string | null) => void = () => undefined;

  signIn = (credentials: Credentials) => this.signIns.hold(credentials, signal);
  getStaff = () => this.staff.hold(undefined, signal);
  signOut = async () => this.notifyIdentity(false);
  watchIdentity = (listener: (isSignedIn: boolean) => void) => {
    this.notifyIdentity = listener;
    return () => undefined;
  };
  watchAddress = (listener: (orderId: string | null) => void) => {
    this.notifyAddress = listener;
    return () => undefined;
  };
  writeAddress = (orderId: string | null) => void this.addresses.push(orderId);
}
