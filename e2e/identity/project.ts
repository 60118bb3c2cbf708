/** The project of the embedded shop; the official emulator gets the same. */
export const PROJECT = "demo-alacena";
