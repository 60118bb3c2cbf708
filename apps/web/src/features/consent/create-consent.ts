import { createActor, fromCallback, type ActorOptions, type EventObject } from "xstate";
import { consentMachine, type Choice, type ConsentEvent, type ConsentRef } from "./consent-machine.ts";

/** The ports of the consent's machine, as plain functions. */
export type ConsentServices = {
  readChoice: () => Choice | null;
  writeChoice: (choice: Choice) => void;
  /** Reports what is decided in other tabs. */
  watchChoice: (listener: (choice: Choice | null) => void) => () => void;
  /** Counts until the answer is called; nothing of it is loaded before. */
  collect: () => () => void;
  /** Removes what counting has left on the device. */
  removeTraces: () => void;
};

/** Makes and starts the machine, with what the device remembers. It lives outside React, as the root actor does. */
export function createConsent(
  services: ConsentServices,
  options: Pick<ActorOptions<typeof consentMachine>, "inspect"> = {},
): ConsentRef {
  const machine = consentMachine.provide({
    actors: {
      watchChoice: fromCallback<EventObject>(({ sendBack }) =>
        services.watchChoice((choice) => sendBack({ type: "choice.changed", choice } satisfies ConsentEvent)),
      ),
      collect: fromCallback<EventObject>(() => services.collect()),
    },
    actions: {
      setChoice: (_, { choice }) => services.writeChoice(choice),
      removeTraces: () => services.removeTraces(),
    },
  });
  const input = { choice: services.readChoice() };
  return createActor(machine, { id: "consent", systemId: "consent", input, ...options }).start();
}
