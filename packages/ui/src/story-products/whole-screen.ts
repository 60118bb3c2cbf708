/** For stories with parts that stick to the window: in the docs each gets a window of its own. */
export const wholeScreen = { docs: { story: { inline: false, height: "44rem" } } };
