/** Maps items in sequence, as a person would act. */
export async function inTurn<In, Out>(
  things: readonly In[],
  act: (thing: In, place: number) => Promise<Out>,
): Promise<Out[]> {
  return things.reduce<Promise<Out[]>>(
    async (before, thing, place) => [...(await before), await act(thing, place)],
    Promise.resolve([]),
  );
}
