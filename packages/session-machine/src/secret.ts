const DOTS = "•••";

/**
 * Typed text that must never be readable in a log, an inspector or a stored snapshot: it prints and serialises as dots.
 * Two secrets look equal to a test, so tests compare what they `reveal`.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  /** The same secret in another form, such as without blanks. */
  with(change: (text: string) => string): Secret {
    return new Secret(change(this.#text));
  }

  toJSON(): string {
    return DOTS;
  }

  toString(): string {
    return DOTS;
  }
}
