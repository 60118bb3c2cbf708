/** What the worker tells a page: whether its last answer of the catalogue came from the server. */
export type AnswerReport = { type: "answer.cached" } | { type: "answer.fresh" };

/** What a page tells the worker. */
export type PageMessage =
  /** To a worker that waits: the shopper wants the new version now. */
  | { type: "version.take" }
  /** To the first one of all: these pictures were on the screen before it was there. */
  | { type: "pictures.seen"; urls: string[] }
  /** Whoever used this device has gone. */
  | { type: "shopper.left" };
