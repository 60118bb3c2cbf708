import { isMachineSnapshot, type AnyActorRef } from "xstate";

/** The machines that run, the outermost first. */
export function machinesIn(actor: AnyActorRef): [id: string, actor: AnyActorRef][] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children: Record<string, AnyActorRef> = snapshot.children;
  const inside = Object.entries(children).flatMap(([id, child]) =>
    machinesIn(child).map(([name, ref], at): [string, AnyActorRef] => [at === 0 ? id : name, ref]),
  );
  return [[snapshot.machine.id, actor], ...inside];
}
