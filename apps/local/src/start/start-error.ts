/** Why the shop cannot start, as one sentence for the terminal. It needs no stack. */
export class StartError extends Error {
  override name = "StartError";
}
