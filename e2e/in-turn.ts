/** Does something with each, one after the other, as a person does. */
export async function inTurn<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<void> {
  await things.reduce(async (before, thing) => {
    await before;
    await act(thing);
  }, Promise.resolve());
}
