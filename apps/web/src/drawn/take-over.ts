import { flushSync } from "react-dom";
import type { ShopRouter } from "../router.tsx";
import { dropDrawn } from "./drawn-page.ts";
import { noteEarlyDeeds, repeatEarlyDeeds } from "./early-deeds.ts";
import { untilOpen } from "./until-open.ts";

/** How long the shop waits for a finger to be lifted, in ms: by then it rests on the page, and presses nothing. */
const HELD = 600;

/**
 * Puts the running shop in the place of a drawn page, as soon as its first screen is all there: between two frames,
 * with the focus, the scroll and everything that was typed and pressed.
 * @param draw makes React draw into the page, which empties it
 */
export async function takeOver(page: HTMLElement, router: ShopRouter, draw: () => void): Promise<void> {
  await untilOpen(router);
  // What came with the page has been told to the machines by the next task.
  await nextTask();
  await untilLetGo(page, Date.now() + HELD);
  const deeds = noteEarlyDeeds(page);
  dropDrawn(page);
  flushSync(draw);
  await repeatEarlyDeeds(page, deeds);
}

async function untilLetGo(page: HTMLElement, until: number): Promise<void> {
  if (page.dataset["held"] === undefined || Date.now() > until) return;
  await nextTask();
  await untilLetGo(page, until);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
