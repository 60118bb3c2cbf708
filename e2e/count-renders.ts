import type { Page } from "@playwright/test";

/** React's fiber of an element or a component (`ReactInternalTypes.js`), as far as it is read here. */
type Fiber = {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: Element;
};

/** The tag of an element, and the flag of a component that has rendered. */
const REACT = { element: 5, performedWork: 1 };

/**
 * Counts from the next page on in how many commits React has rendered the component that makes an element, as React's
 * developer tools do: the components of the built shop have no names.
 * @param tagName of the elements, such as `article`
 * @returns what reads the counts, one for each element
 */
export async function countRenders(page: Page, tagName: string): Promise<() => Promise<number[]>> {
  await page.addInitScript(watchCommits, { ...REACT, tagName });
  return () => page.evaluate(() => [...Reflect.get(globalThis, "renders").values()]);
}

function watchCommits({ element, performedWork, tagName }: typeof REACT & { tagName: string }): void {
  const renders = new Map<Element, number>();
  const note = (fiber: Fiber, rendered: Set<Element>) => {
    const { alternate: before, child, flags } = fiber;
    // Below a fiber that has not rendered, the children are unchanged.
    if (before?.child === child) return;
    for (let each = child; each; each = each.sibling) {
      const isComponent = fiber.tag !== element && flags & performedWork;
      if (isComponent && each.type === tagName) rendered.add(each.stateNode);
      note(each, rendered);
    }
  };
  Reflect.set(globalThis, "renders", renders);
  Reflect.set(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      const rendered = new Set<Element>();
      note(current, rendered);
      for (const each of rendered) renders.set(each, (renders.get(each) ?? 0) + 1);
    },
  });
}
