/**
 * Defers layout shifts until the mouse button is released. A validation error that appears while it is down would move
 * the button away from the pointer, and the click would be lost. A tap fires its mouse events and moves the focus only
 * at its end.
 */
export class AfterPress {
  #isDown = false;
  #waiting: (() => void) | null = null;

  /**
   * Watches the mouse on the whole page.
   * @returns stops it; pending work is dropped
   */
  watch = (): (() => void) => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const release = () => {
      this.#isDown = false;
      // The click fires right after the mouse is up, before any timer.
      setTimeout(() => this.#do());
    };
    document.addEventListener("mousedown", () => (this.#isDown = true), options);
    document.addEventListener("mouseup", release, options);
    document.addEventListener("dragend", release, options);
    return () => {
      over.abort();
      this.forget();
      this.#isDown = false;
    };
  };

  /** Runs the work now, or after the click if the mouse is down. */
  settle(work: () => void): void {
    this.#waiting = work;
    if (!this.#isDown) this.#do();
  }

  forget(): void {
    this.#waiting = null;
  }

  #do(): void {
    const work = this.#waiting;
    this.#waiting = null;
    work?.();
  }
}
