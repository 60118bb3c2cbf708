/** From the worker to a page: whether its last answer of the catalogue came from the server. */
export type AnswerReport = { type: "answer.cached" } | { type: "answer.fresh" };

/** From a page to the worker. */
export type PageMessage =
  /** To a worker that waits: the shopper wants the new version now. */
  | { type: "version.take" }
  /** To the first one of all: these pictures were on the screen before it was there. */
  | { type: "pictures.seen"; urls: string[] }
  /** The session has ended. */
  | { type: "shopper.left" };
