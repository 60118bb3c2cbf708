import type { AnswerReport } from "../../../worker/messages.ts";
import type { OfflineServices } from "./create-offline.ts";
import type { UpdateReport } from "./update-machine.ts";

type Held = { answer: (output: boolean) => void; refuse: () => void };

/** A fake browser with a worker; everything waits for the test. */
export class FakeOffline implements OfflineServices {
  /** The calls, oldest first. */
  readonly calls: string[] = [];
  readonly #held = new Map<string, Held>();
  #versionListener: (report: UpdateReport) => void = () => undefined;
  #answerListener: (report: AnswerReport) => void = () => undefined;

  watchVersion = (listener: (report: UpdateReport) => void) => {
    this.#versionListener = listener;
    return () => undefined;
  };
  watchAnswers = (listener: (report: AnswerReport) => void) => {
    this.#answerListener = listener;
    return () => undefined;
  };
  takeVersion = async () => void (await this.#hold("takeVersion"));
  reloadIfOutdated = () => this.#hold("reloadIfOutdated");
  leaveWorker = async () => void (await this.#hold("leaveWorker"));
  reloadPage = async () => void (await this.#hold("reloadPage"));

  notifyVersion(type: UpdateReport["type"]): void {
    this.#versionListener({ type });
  }

  notifyAnswer(type: AnswerReport["type"]): void {
    this.#answerListener({ type });
  }

  answer(name: keyof OfflineServices, output = true): void {
    this.#held.get(name)?.answer(output);
  }

  refuse(name: keyof OfflineServices): void {
    this.#held.get(name)?.refuse();
  }

  #hold(name: keyof OfflineServices): Promise<boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    this.calls.push(name);
    this.#held.set(name, { answer: resolve, refuse: () => reject(new Error("refused")) });
    return promise;
  }
}
