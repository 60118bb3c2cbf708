/** What went wrong in the browsers of one test, against what the test said would go wrong. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  add(trouble: string): void {
    this.#seen.push(trouble);
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
      undeclared: this.#seen.filter((trouble) => !declared.some((pattern) => pattern.test(trouble))),
      missing: this.#expected.filter((pattern) => !this.#seen.some((trouble) => pattern.test(trouble))),
    };
  }
}
