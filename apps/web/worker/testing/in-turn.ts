/** Does something for each, one after the other. */
export async function inTurn<T>(things: readonly T[], act: (thing: T) => Promise<unknown>): Promise<void> {
  await things.reduce<Promise<unknown>>((before, thing) => before.then(() => act(thing)), Promise.resolve());
}
