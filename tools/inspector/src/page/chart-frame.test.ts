import { expect, it } from "vitest";
import { scrollToShow } from "./chart-frame.ts";

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

const FRAME = rect(10, 400, 380, 300);

it("a state that fits is brought into the middle of the frame", () => {
  expect(scrollToShow(FRAME, rect(500, 200, 100, 50))).toEqual({ left: 350, top: -325 });
});

it("a state larger than the frame is shown from its beginning, where its name is", () => {
  expect(scrollToShow(FRAME, rect(500, 200, 400, 301))).toEqual({ left: 490, top: -200 });
});

it("a state that is only too high is in the middle from left to right, and begins at the top", () => {
  expect(scrollToShow(FRAME, rect(500, 200, 100, 600))).toEqual({ left: 350, top: -200 });
});
