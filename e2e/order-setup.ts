import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { HOME_ADDRESS } from "./home-address.ts";

const ACCOUNTS = "/identitytoolkit.googleapis.com/v1/accounts";

type Account = { email: string; password: string };

/** What the identity service answers to who signs up or in. */
type Identity = { localId: string; idToken: string; refreshToken: string };

/** The fields of an order that specs read. */
export type PlacedOrder = {
  id: string;
  number: string;
  state: string;
  payment: { status: string; url?: string };
};

type Placed = { order: PlacedOrder; payment: { kind: string; url?: string } };

/** The shop's functions and its sign-in, called as another device of the shopper calls them. */
export class OrderSetup {
  /** The address of orders: a unique one, as the shop limits the open orders of an address. */
  address: typeof HOME_ADDRESS & { interiorNumber?: string } = {
    ...HOME_ADDRESS,
    interiorNumber: randomUUID().slice(0, 8),
  };
  readonly #request: APIRequestContext;
  readonly #account: Account;
  #token: Promise<string> | undefined;

  /** @param request knows the shop's address */
  constructor(request: APIRequestContext, account: Account) {
    this.#request = request;
    this.#account = account;
  }

  async signUp(): Promise<Identity> {
    return this.#identify("signUp");
  }

  /** Follows the link of a verification mail, which payment on delivery requires; later calls carry a new token. */
  async confirmEmail(): Promise<void> {
    const { email } = this.#account;
    const { idToken } = await this.#identify("signInWithPassword");
    await this.#post(`${ACCOUNTS}:sendOobCode?key=embedded`, { requestType: "VERIFY_EMAIL", idToken });
    const sent = await this.#request.get("/emulator/v1/projects/demo-alacena/oobCodes");
    const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; oobCode: string }[] };
    const oobCode = oobCodes.findLast((code) => code.email === email)?.oobCode;
    await this.#post(`${ACCOUNTS}:update?key=embedded`, { oobCode });
    this.#token = undefined;
  }

  /** Adds products to the cart, by their ids. */
  async putIn(lines: Record<string, number>): Promise<void> {
    const wanted = Object.entries(lines).map(([id, quantity]) => ({ id, quantity }));
    await this.call("httpCartsServices", { method: "mergeCart", operationId: randomUUID(), lines: wanted });
  }

  /**
   * Buys what is in the cart, to be picked up by default.
   * @param key the same key is the same order
   * @param wishes of the request, such as a promotion code
   */
  async place(paymentMethod = "prueba", key: string = randomUUID(), wishes: object = {}): Promise<Placed> {
    if (paymentMethod === "contraentrega") await this.confirmEmail();
    const order = { ...this.#orderOf(paymentMethod, key), ...wishes };
    return this.call<Placed>("httpPaymentServices", order);
  }

  /** The same, but returns the response, even a failure. */
  async tryToPlace(wishes: object): Promise<unknown> {
    return this.ask("httpPaymentServices", { ...this.#orderOf("prueba", randomUUID()), ...wishes });
  }

  async orders(): Promise<PlacedOrder[]> {
    const answer = await this.call<{ orders: PlacedOrder[] }>("httpPaymentServices", {
      method: "listOrders",
    });
    return answer.orders;
  }

  /** Calls a function. @throws when it answers with a failure */
  async call<Result>(name: string, data: object): Promise<Result> {
    const result = await this.ask(name, data);
    expect(result, JSON.stringify(result)).not.toHaveProperty("code");
    return result as Result;
  }

  /** Calls a function; returns its response, even a failure. */
  async ask(name: string, data: object): Promise<unknown> {
    this.#token ??= this.#identify("signInWithPassword").then(({ idToken }) => idToken);
    const response = await this.#request.post(`/api/${name}`, {
      headers: { authorization: `Bearer ${await this.#token}` },
      data: { data },
    });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { result: unknown }).result;
  }

  #orderOf(paymentMethod: string, idempotencyKey: string): object {
    const { address } = this;
    return { method: "placeOrder", shippingOption: "recoger", address, paymentMethod, idempotencyKey };
  }

  async #identify(method: "signUp" | "signInWithPassword"): Promise<Identity> {
    const { email, password } = this.#account;
    const account = { email, password, returnSecureToken: true };
    return this.#post(`${ACCOUNTS}:${method}?key=embedded`, account) as Promise<Identity>;
  }

  async #post(path: string, data: object): Promise<unknown> {
    const response = await this.#request.post(path, { data });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  }
}
