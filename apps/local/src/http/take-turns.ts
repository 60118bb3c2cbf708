import type { RequestListener, Server } from "node:http";

/** How many requests are begun in one turn of the event loop: enough for their writes to reach the disk together. */
const MAX_CONCURRENT = 16;

/**
 * Answers in the order of arrival, a few at a time. Node lets one new connection in for each turn of the event loop,
 * and a turn hears whatever all others have sent: with a crowd, who is new would wait until the crowd goes home.
 * @param server whose newcomers shorten the turn after them, for there may be more at the door
 * @param answer begins to answer a request
 */
export function takeTurns(server: Server, answer: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  let hasNewcomer = false;
  server.on("connection", () => {
    hasNewcomer = true;
  });
  const answerSome = () => {
    const turn = waiting.splice(0, hasNewcomer ? 1 : MAX_CONCURRENT);
    hasNewcomer = false;
    if (waiting.length > 0) setImmediate(answerSome);
    for (const [request, response] of turn)
      // Who has gone meanwhile took the body along: what they wanted done comes again.
      if (!request.destroyed) answer(request, response);
  };
  return (request, response) => {
    waiting.push([request, response]);
    if (waiting.length === 1) setImmediate(answerSome);
  };
}
