import { createActor, fromCallback, type ActorOptions, type EventObject } from "xstate";
import { consentMachine, type Choice, type ConsentEvent, type ConsentRef } from "./consent-machine.ts";

/** The services of the consent machine, as plain functions. */
export type ConsentServices = {
  readChoice: () => Choice | null;
  writeChoice: (choice: Choice) => void;
  /** Notifies of choices in other tabs. */
  watchChoice: (listener: (choice: Choice | null) => void) => () => void;
  /** Loads and starts the analytics; returns a function that stops them. */
  collect: () => () => void;
  /** Removes what analytics have stored on the device. */
  removeTraces: () => void;
};

/** Creates and starts the machine with the stored choice. It runs outside React, as the root actor does. */
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
