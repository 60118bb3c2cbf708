import {
  enqueueActions,
  type ActionFunction,
  type AnyEventObject,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type UnifiedArg,
} from "xstate";

/** `emit` for an optional event. @param toEvent returns null if nothing is to be emitted */
export function emitUnlessNull<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject["params"] | undefined,
  Emitted extends AnyEventObject,
>(
  toEvent: (args: UnifiedArg<Context, Event, Event>, params: Params) => NoInfer<Emitted> | null,
): ActionFunction<Context, Event, Event, Params, never, never, never, never, Emitted> {
  return enqueueActions<Context, Event, Params, Event, never, never, never, never, Emitted>(
    ({ enqueue, ...args }, params) => {
      const event = toEvent(args, params);
      if (event) enqueue.emit(event);
    },
  );
}
