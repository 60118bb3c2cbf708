export { SOURCE_WIDTH as PICTURE_PIXELS } from "@shop/ui/renditions";

/** How many pictures, each with its light and camera moved a little, are averaged into one. */
export const PICTURE_SAMPLES = 2;
