import type { Secret, SignInProblem, Proof, Way } from "@shop/session-machine";
import { assign, emit, fromPromise, setup, type ActorRef, type Snapshot } from "xstate";
import type { AccountServices } from "./account-services.ts";
import { port } from "@shop/machine-ports";
import { toProblem } from "./trouble.ts";

/** What the proof tells who asked for it. */
export type ProofReport = { type: "proof.given" } | { type: "proof.left" };

const NOTHING_WRONG = { problem: null, isMissing: false };

/** Shows that the person at the keyboard still is the shopper, by any way that leads into the account. */
export const proofMachine = setup({
  types: {
    input: {} as { owner?: ActorRef<Snapshot<unknown>, ProofReport> },
    context: {} as {
      owner: ActorRef<Snapshot<unknown>, ProofReport> | undefined;
      /** How it is being proved right now. */
      proof: Proof | null;
      /** The way that was tried last, beside which the problem stands. */
      way: Way | null;
      problem: SignInProblem | null;
      /** The password was asked for and left empty. */
      isMissing: boolean;
    },
    events: {} as
      | { type: "field.change" }
      | { type: "form.submit"; password: Secret }
      | { type: "window.open"; way: "google" | "facebook" }
      | { type: "code.submit"; verificationId: string; code: Secret }
      | { type: "proof.leave" },
    emitted: {} as { type: "fault.focus"; field: "password" },
    tags: {} as "proving",
  },
  actors: { reauthenticate: port<void, Proof | null>("reauthenticate") },
  actions: {
    setMethod: assign((_, { proof }: { proof: Proof }) => ({ proof, way: proof.way, ...NOTHING_WRONG })),
    dropProof: assign({ proof: null }),
    setMissing: assign({ ...NOTHING_WRONG, isMissing: true }),
    forgetMissing: assign({ isMissing: false }),
    focusPassword: emit({ type: "fault.focus", field: "password" } as const),
    setFailure: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
    reportGiven: ({ context }) => context.owner?.send({ type: "proof.given" }),
    reportLeft: ({ context }) => context.owner?.send({ type: "proof.left" }),
  },
  guards: { isEmpty: (_, { password }: { password: Secret }) => password.reveal() === "" },
}).createMachine({
  id: "proof",
  description: "The shopper proves once more who they are.",
  context: ({ input }) => ({ owner: input.owner, proof: null, way: null, problem: null, isMissing: false }),
  initial: "asking",
  on: { "proof.leave": { description: "The shopper would rather not.", actions: "reportLeft" } },
  states: {
    asking: {
      description: "The shopper chooses a way.",
      on: {
        "field.change": { description: "The password is being typed.", actions: "forgetMissing" },
        "form.submit": [
          {
            guard: { type: "isEmpty", params: ({ event }) => ({ password: event.password }) },
            description: "There is no password to prove anything with.",
            actions: ["setMissing", "focusPassword"],
          },
          {
            target: "proving",
            description: "By password.",
            actions: {
              type: "setMethod",
              params: ({ event }) => ({ proof: { way: "password", password: event.password } }),
            },
          },
        ],
        "window.open": {
          target: "proving",
          description: "In the window of another service.",
          actions: { type: "setMethod", params: ({ event }) => ({ proof: { way: event.way } }) },
        },
        "code.submit": {
          target: "proving",
          description: "By a code on the phone.",
          actions: {
            type: "setMethod",
            params: ({ event }) => ({
              proof: { way: "phone", verificationId: event.verificationId, code: event.code },
            }),
          },
        },
      },
    },
    proving: {
      description: "The identity service looks at the proof.",
      tags: "proving",
      exit: "dropProof",
      invoke: {
        id: "reauthenticate",
        src: "reauthenticate",
        input: ({ context }) => context.proof,
        onDone: {
          target: "asking",
          description: "It is the shopper: what waited goes on, and this ends.",
          actions: "reportGiven",
        },
        onError: {
          target: "asking",
          description: "It proves nothing; the reason is told, and every way is open again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export function provideProof(services: Pick<AccountServices, "reauthenticate">) {
  return proofMachine.provide({
    actors: {
      reauthenticate: fromPromise<void, Proof | null>(({ input }) => {
        if (!input) throw new Error("there is no proof");
        return services.reauthenticate(input);
      }),
    },
  });
}
