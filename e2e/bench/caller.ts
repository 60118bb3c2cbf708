const SIGN_UP = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded";

/** What came of one call. */
export type Answer = {
  /** Milliseconds from the first byte sent to the last one read. */
  ms: number;
  /** Whether it did what it was for: neither a failure of the shop nor of the protocol. */
  ok: boolean;
  result: unknown;
};

/** A shopper with an account, who speaks to the shop without a browser. */
export class Caller {
  readonly #origin: string;
  readonly #token: string;
  /** How often this shopper has called. */
  calls = 0;

  private constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  /** @param place makes the e-mail theirs alone */
  static async signUp(origin: string, place: number): Promise<Caller> {
    const response = await fetch(`${origin}${SIGN_UP}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: `comprador-${place}@correo.example`,
        password: "tres tristes tigres",
        returnSecureToken: true,
      }),
    });
    if (!response.ok) throw new Error(`no account: ${await response.text()}`);
    const { idToken } = (await response.json()) as { idToken: string };
    return new Caller(origin, idToken);
  }

  async call(service: string, data: object): Promise<Answer> {
    this.calls += 1;
    const start = performance.now();
    const response = await fetch(`${this.#origin}/api/${service}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ data }),
    });
    const answer = (await response.json()) as { result?: { code?: { id: number } } };
    const ms = performance.now() - start;
    return { ms, ok: response.ok && (answer.result?.code?.id ?? 200) < 300, result: answer.result };
  }
}

/** So many shoppers; four at a time sign up, for hashing a password is work on purpose. */
export async function signUpMany(origin: string, count: number): Promise<Caller[]> {
  const callers: Caller[] = [];
  const signUpNext = async (): Promise<void> => {
    const place = callers.length + waiting;
    if (place >= count) return;
    waiting += 1;
    const caller = await Caller.signUp(origin, place);
    waiting -= 1;
    callers.push(caller);
    await signUpNext();
  };
  let waiting = 0;
  await Promise.all(Array.from({ length: 4 }, signUpNext));
  return callers;
}
