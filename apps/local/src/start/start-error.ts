/** Why the shop cannot start, as one sentence in Spanish for the terminal. It needs no stack. */
export class StartError extends Error {
  override name = "StartError";
}
