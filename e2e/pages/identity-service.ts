import { expect, type APIRequestContext } from "@playwright/test";

const METHODS = "/identitytoolkit.googleapis.com/v1/accounts";

type Account = { email: string; password: string };

/** The identity service, asked as another device of the shopper asks it. */
export class IdentityService {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async signUp({ email, password }: Account): Promise<void> {
    await this.#call("signUp", { email, password, returnSecureToken: true });
  }

  /** Ends every session of the account, as the button on another device does. */
  async signOutEverywhere({ email, password }: Account): Promise<void> {
    const { idToken } = await this.#call("signInWithPassword", { email, password, returnSecureToken: true });
    const response = await this.#request.post("/api/httpAccountServices", {
      headers: { authorization: `Bearer ${idToken}` },
      data: { data: { method: "signOutEverywhere" } },
    });
    expect(response.status(), await response.text()).toBe(200);
  }

  async #call(method: string, data: object): Promise<{ idToken: string }> {
    const response = await this.#request.post(`${METHODS}:${method}?key=embedded`, { data });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as { idToken: string };
  }
}
