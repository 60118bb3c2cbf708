/** A call that waits for the test to answer it. Both methods resolve when the machine has received the answer. */
export type HeldCall<Input, Output, Failure> = {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  refuse: (reason: Failure) => Promise<void>;
};

/** The calls of one service, oldest first. */
export class HeldCalls<Input, Output, Failure> {
  readonly all: HeldCall<Input, Output, Failure>[] = [];
  readonly #toError: (reason: Failure) => Error;

  /** @param toError what a refused call throws */
  constructor(toError: (reason: Failure) => Error) {
    this.#toError = toError;
  }

  hold(input: Input, signal: AbortSignal): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    this.all.push({
      input,
      signal,
      answer: async (output) => {
        resolve(output);
        await promise;
      },
      refuse: async (reason) => {
        reject(this.#toError(reason));
        await promise.catch(() => undefined);
      },
    });
    return promise;
  }

  get inputs(): Input[] {
    return this.all.map((call) => call.input);
  }

  /** The newest call. */
  get last(): HeldCall<Input, Output, Failure> {
    const call = this.all.at(-1);
    if (!call) throw new Error("nothing was called");
    return call;
  }
}
