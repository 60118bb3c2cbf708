import type { CallableFunction } from "firebase-functions/v2/https";

/** What a callable answers: the encoded output, or a `code`. */
export type Answer = Record<string, unknown>;

export type Callable = CallableFunction<unknown, Promise<Answer>>;
