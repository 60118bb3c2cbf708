import { FakeCartServices } from "@shop/cart-machine/testing";
import { FakeCatalogServices } from "@shop/catalog-machine/testing";
import { FakeCheckoutServices } from "@shop/checkout-machine/testing";
import { FailureError, type Failure, type Product, type Related } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import type { BoughtServices } from "../../features/home/bought-machine.ts";
import type { SeenServices } from "../../features/home/seen-machine.ts";
import type { RelatedServices } from "../../features/product/related-machine.ts";
import type { AuthServices } from "@shop/session-machine";
import { FakeAuth, FakeSession } from "@shop/session-machine/testing";
import { FakeAccount } from "../../features/account/testing.ts";
import type { FillerServices } from "../../features/cart/fillers-machine.ts";
import { FakeOrders } from "@shop/order-machine/testing";
import type { ContactMessage, ContactServices } from "../../features/contact/contact-machine.ts";
import type { Services } from "../machine/create-app.ts";

/** Fakes of all services of the shop: every call waits until the test answers it. */
export class FakeServices {
  readonly session = new FakeSession();
  readonly auth = new FakeAuth();
  readonly cart = new FakeCartServices();
  readonly catalog = new FakeCatalogServices();
  readonly fillers = new FakeFillers();
  readonly related = new FakeRelated();
  readonly contact = new FakeContact();
  readonly account = new FakeAccount();
  readonly orders = new FakeOrders();
  readonly checkout = new FakeCheckoutServices();
  /** The products that were stored as last viewed, oldest first. */
  readonly remembered: string[] = [];

  /** The fakes as the plain functions that the machines expect. */
  readonly all: Services & ContactServices & AuthServices = Object.assign(
    {
      sendMessage: this.contact.sendMessage,
      sendCode: this.auth.sendCode,
      sendEmailCode: this.auth.sendEmailCode,
      requestPasswordReset: this.auth.requestPasswordReset,
      rememberProduct: (id: string) => void this.remembered.push(id),
    },
    this.session,
    this.catalog,
    // There is one network: the cart and all others are notified together.
    this.cart,
  );
}

/** Products that fill a cart: answered when the test says so. */
class FakeFillers implements FillerServices {
  readonly lists = new HeldCalls<undefined, Product[], Failure>((failure) => new FailureError(failure));

  listFillers = (signal: AbortSignal) => this.lists.hold(undefined, signal);
}

/** Related, seen and bought products: answered when the test says so. */
class FakeRelated implements RelatedServices, BoughtServices, Pick<SeenServices, "getProducts"> {
  readonly lists = new HeldCalls<string, Related, Failure>((failure) => new FailureError(failure));
  readonly seen = new HeldCalls<string[], Product[], Failure>((failure) => new FailureError(failure));

  readonly bought = new HeldCalls<null, Product[], Failure>((failure) => new FailureError(failure));

  listBoughtProducts = (signal: AbortSignal) => this.bought.hold(null, signal);
  listRelated = (id: string, signal: AbortSignal) => this.lists.hold(id, signal);
  getProducts = (ids: string[], signal: AbortSignal) => this.seen.hold(ids, signal);
}

/** The shop's contact service: accepts a message when the test says so. */
class FakeContact implements ContactServices {
  readonly messages: ContactMessage[] = [];
  #last = Promise.withResolvers<void>();

  sendMessage = (message: ContactMessage): Promise<void> => {
    this.messages.push(message);
    this.#last = Promise.withResolvers<void>();
    return this.#last.promise;
  };

  /** Accepts the newest message, and resolves when the form has received the response. */
  async take(): Promise<void> {
    this.#last.resolve();
    await this.#last.promise;
  }

  /** Refuses the newest message. */
  async refuse(failure: Failure): Promise<void> {
    this.#last.reject(new FailureError(failure));
    await this.#last.promise.catch(() => undefined);
  }
}
