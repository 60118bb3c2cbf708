import { randomUUID } from "node:crypto";
import { createApiClient } from "@shop/api-client";
import { createUserWithEmailAndPassword } from "firebase/auth";
import { openBrowser } from "@shop/auth-emulator/testing";
import { PROJECT_ID } from "../start/project.ts";
import { call } from "./wire.ts";

export type Customer = Awaited<ReturnType<typeof signUpCustomer>>;

/** The password of every customer. */
export const CUSTOMER_PASSWORD = "jitomate y cebolla";

/** A customer who has just signed up, in a browser of their own. */
export async function signUpCustomer(origin: string) {
  const auth = openBrowser(origin, PROJECT_ID);
  const email = `${randomUUID()}@example.mx`;
  const { user } = await createUserWithEmailAndPassword(auth, email, CUSTOMER_PASSWORD);
  const token = await user.getIdToken();
  const callAs = (name: string, data: object) => call(origin, name, data, token);
  return {
    user,
    token,
    api: createApiClient(auth.app, `${origin}/api`),
    /** Calls a function past the SDK. */
    call: callAs,
    add: (id: string, quantity: number) =>
      callAs("httpCartsServices", { method: "addProductToCart", product: { id, quantity } }),
  };
}
