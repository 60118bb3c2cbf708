// Frames and products for stories, also for those of the features.
export { link } from "./link.tsx";
export { pictures } from "./pictures.ts";
export { shelf } from "./shelf.tsx";
export { StoryCard, StoryControl } from "./story-card.tsx";
export { StoryFrame } from "./story-frame.tsx";
export { StoryLine } from "./story-line.tsx";
export { wholeScreen } from "./whole-screen.ts";
