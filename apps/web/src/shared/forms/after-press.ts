/**
 * Puts off what would move the screen until the mouse button is released. A validation error that appears while it is
 * down moves the button from under it, and the click is lost. A tap fires its mouse events only at its end, and moves
 * the focus only then.
 */
export class AfterPress {
  #isDown = false;
  #waiting: (() => void) | null = null;

  /**
   * Watches the mouse on the whole page.
   * @returns stops it; what still waits is dropped
   */
  watch = (): (() => void) => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const release = () => {
      this.#isDown = false;
      // The click comes right after the mouse is up, before any timer.
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

  /** Does it now, or once the mouse is up and has clicked. */
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
