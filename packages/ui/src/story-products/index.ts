// Frames and products for stories, also for those of the features.
export { inBox, onPage } from "./decorators.tsx";
export { link } from "./link.tsx";
export { pictures } from "./pictures.ts";
export { shelf } from "./shelf.tsx";
export { StoryCard, StoryControl } from "./story-card.tsx";
export { wholeScreen } from "./whole-screen.ts";
