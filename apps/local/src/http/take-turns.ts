import type { IncomingMessage, RequestListener, Server } from "node:http";

/** How many requests start in one turn of the event loop: enough for their writes to share a commit. */
const MAX_CONCURRENT = 16;

/** How long a request waits for its turn before it is refused, in ms. */
const MAX_WAIT = 3000;

/** Files (`/assets/a.js`) and the health check: cheap, and most needed under load, so they are never refused. */
const CHEAP = /^\/(?:api\/httpHealth|(?!api\/)[^?]*\.\w+)(?:\?|$)/;

export interface Listeners {
  /** Begins to answer a request. */
  readonly answer: RequestListener;
  /** Answers a request that has waited too long. */
  readonly refuse: RequestListener;
}

interface Waiting {
  readonly arrivedAt: number;
  readonly request: IncomingMessage;
  readonly response: Parameters<RequestListener>[1];
}

/**
 * Answers in the order of arrival, a few at a time. Node accepts one new connection in each turn of the event loop, and
 * a turn handles what all open ones have sent: under load, a new connection would wait until the load ends. A request
 * that has waited for three seconds is refused, or all would wait longer and longer.
 * @param server a new connection shortens the next turn, as more may be waiting
 * @param now clock in ms
 */
export function takeTurns(
  server: Server,
  { answer, refuse }: Listeners,
  now = () => performance.now(),
): RequestListener {
  const waiting: Waiting[] = [];
  let hasNewcomer = false;
  server.on("connection", () => {
    hasNewcomer = true;
  });
  const answerSome = () => {
    const begun = now();
    const inTime = waiting.findIndex(({ arrivedAt }) => begun - arrivedAt <= MAX_WAIT);
    const overdue = waiting.splice(0, inTime === -1 ? waiting.length : inTime);
    const turn = waiting.splice(0, hasNewcomer ? 1 : MAX_CONCURRENT);
    hasNewcomer = false;
    if (waiting.length > 0) setImmediate(answerSome);
    for (const { request, response } of overdue)
      if (!request.destroyed) (isCheap(request) ? answer : refuse)(request, response);
    // A closed request has lost its body; its client repeats it.
    for (const { request, response } of turn) if (!request.destroyed) answer(request, response);
  };
  return (request, response) => {
    waiting.push({ arrivedAt: now(), request, response });
    if (waiting.length === 1) setImmediate(answerSome);
  };
}

function isCheap({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && CHEAP.test(url);
}
