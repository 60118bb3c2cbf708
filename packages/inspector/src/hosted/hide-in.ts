import type { createBrowserInspector } from "@statelyai/inspect";

type Hosted = Parameters<
  NonNullable<NonNullable<Parameters<typeof createBrowserInspector>[0]>["serialize"]>
>[0];

/** Hides in what goes to the hosted visualizer: in the outputs and errors of actors, too, which it would send as they are. */
export function hideIn(mask: (value: unknown) => unknown): (message: Hosted) => Hosted {
  return (message) => {
    const hidden = {
      ...message,
      ...("snapshot" in message && { snapshot: hideSnapshot(message.snapshot, mask) }),
      ...("event" in message && { event: { ...(mask(message.event) as object), type: message.event.type } }),
    };
    return hidden as Hosted; // less is in it, in the same form
  };
}

function hideSnapshot(snapshot: object, mask: (value: unknown) => unknown) {
  const { status, value, context, output, error } = snapshot as {
    status?: unknown;
    value?: unknown;
    context?: unknown;
    output?: unknown;
    error?: unknown;
  };
  return { status, value, context: mask(context), output: mask(output), error: mask(error) };
}
