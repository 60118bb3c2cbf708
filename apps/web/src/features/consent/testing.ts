import type { Choice } from "./consent-machine.ts";
import type { ConsentServices } from "./create-consent.ts";

/** A fake device that stores one choice and records the calls. */
export class FakeConsent implements ConsentServices {
  choice: Choice | null;
  /** Whether analytics run, and how often they were started. */
  isCollecting = false;
  collections = 0;
  removals = 0;
  #listener: (choice: Choice | null) => void = () => undefined;

  constructor(choice: Choice | null = null) {
    this.choice = choice;
  }

  readChoice = () => this.choice;
  writeChoice = (choice: Choice) => void (this.choice = choice);
  watchChoice = (listener: (choice: Choice | null) => void) => {
    this.#listener = listener;
    return () => undefined;
  };
  collect = () => {
    this.isCollecting = true;
    this.collections += 1;
    return () => void (this.isCollecting = false);
  };
  removeTraces = () => void (this.removals += 1);

  /** Another tab has decided. */
  notifyChoice(choice: Choice | null): void {
    this.choice = choice;
    this.#listener(choice);
  }
}
