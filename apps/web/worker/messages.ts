/** From the worker to a page: whether its last catalogue response was the server's. */
export type AnswerReport = { type: "answer.cached" } | { type: "answer.fresh" };

/** From a page to the worker. */
export type PageMessage =
  /** To a waiting worker: the shopper wants the new version now. */
  | { type: "version.take" }
  /** To the first worker: these pictures were loaded before it was installed. */
  | { type: "pictures.seen"; urls: string[] }
  /** The session has ended. */
  | { type: "shopper.left" };
