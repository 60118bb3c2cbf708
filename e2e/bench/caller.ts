import { inTurn } from "../in-turn.ts";

const SIGN_UP = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded";
const HEADERS = { "content-type": "application/json" };

/** The outcome of one call. */
export type Answer = {
  /** Milliseconds from the first byte sent to the last one read. */
  ms: number;
  /** Whether it succeeded: neither a failure of the shop nor of the protocol. */
  ok: boolean;
  result: unknown;
};

/** A shopper with an account, who calls the shop without a browser. */
export class Caller {
  readonly #origin: string;
  readonly #token: string;

  private constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  /** Signs up so many in sequence: hashing a password is slow on purpose. */
  static async signUp(origin: string, count: number): Promise<Caller[]> {
    return inTurn([...Array(count).keys()], async (place) => {
      const email = `comprador-${place}@correo.example`;
      const body = JSON.stringify({ email, password: "tres tristes tigres", returnSecureToken: true });
      const response = await fetch(`${origin}${SIGN_UP}`, { method: "POST", headers: HEADERS, body });
      if (!response.ok) throw new Error(`no account: ${await response.text()}`);
      const { idToken } = (await response.json()) as { idToken: string };
      return new Caller(origin, idToken);
    });
  }

  async call(service: string, data: object): Promise<Answer> {
    const start = performance.now();
    const response = await fetch(`${this.#origin}/api/${service}`, {
      method: "POST",
      headers: { ...HEADERS, authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ data }),
    });
    const answer = (await response.json()) as { result?: { code?: { id: number } } };
    const ms = performance.now() - start;
    return { ms, ok: response.ok && (answer.result?.code?.id ?? 200) < 300, result: answer.result };
  }
}

/**
 * Lets every shopper call continuously, one call after the other.
 * @param act one call; `turn` counts those of its shopper
 * @param until when to stop: after so many milliseconds, or so many calls of each
 */
export async function callAll(
  callers: readonly Caller[],
  act: (caller: Caller, turn: number) => Promise<Answer>,
  { forMs = Infinity, calls = Infinity }: { forMs?: number; calls?: number },
): Promise<{ times: number[]; perSecond: number; errors: number }> {
  const times: number[] = [];
  let errors = 0;
  const start = performance.now();
  const goOn = async (caller: Caller, turn: number): Promise<void> => {
    if (turn >= calls || performance.now() - start >= forMs) return;
    const { ms, ok } = await act(caller, turn);
    times.push(ms);
    if (!ok) errors += 1;
    await goOn(caller, turn + 1);
  };
  await Promise.all(callers.map((caller) => goOn(caller, 0)));
  return { times, errors, perSecond: (times.length / (performance.now() - start)) * 1000 };
}
