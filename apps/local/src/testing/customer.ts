import { randomUUID } from "node:crypto";
import { type ApiClient, createApiClient } from "@shop/api-client";
import { createUserWithEmailAndPassword, type User } from "firebase/auth";
import { openBrowser } from "@shop/auth-emulator/testing";
import { PROJECT_ID } from "../start/project.ts";
import { type Answer, call } from "./wire.ts";

export interface Customer {
  readonly user: User;
  readonly token: string;
  readonly api: ApiClient;
  /** Calls a function past the SDK. */
  call(name: string, data: object): Promise<Answer>;
  add(id: string, quantity: number): Promise<Answer>;
}

/** The password of every customer. */
export const CUSTOMER_PASSWORD = "jitomate y cebolla";

/** A customer who has just signed up, in a browser of their own. */
export async function signUpCustomer(origin: string): Promise<Customer> {
  const auth = openBrowser(origin, PROJECT_ID);
  const email = `${randomUUID()}@example.mx`;
  const { user } = await createUserWithEmailAndPassword(auth, email, CUSTOMER_PASSWORD);
  const token = await user.getIdToken();
  const customer: Customer = {
    user,
    token,
    api: createApiClient(auth.app, `${origin}/api`),
    call: (name, data) => call(origin, name, data, token),
    add: (id, quantity) =>
      customer.call("httpCartsServices", { method: "addProductToCart", product: { id, quantity } }),
  };
  return customer;
}
