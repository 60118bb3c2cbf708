/** The errors in the browsers of one test, compared with those that the test has declared. */
export class PageErrors {
  readonly #occurred: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  add(message: string): void {
    this.#occurred.push(message);
  }

  /** These must occur. */
  expect(patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** These may occur. */
  allow(patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** What occurred and was not declared, and what was expected and did not occur. */
  judge(): { undeclared: string[]; missing: RegExp[] } {
    const declared = [...this.#expected, ...this.#allowed];
    return {
      undeclared: this.#occurred.filter((message) => !declared.some((pattern) => pattern.test(message))),
      missing: this.#expected.filter((pattern) => !this.#occurred.some((message) => pattern.test(message))),
    };
  }
}
