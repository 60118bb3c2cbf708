/** The side of a picture in pixels. */
export const PICTURE_PIXELS = 640;

/** How many pictures, each with its light and camera moved a little, are averaged into one. */
export const PICTURE_SAMPLES = 2;
