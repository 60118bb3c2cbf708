import { text } from "node:stream/consumers";
import { serve } from "./serve.ts";

export type StubRequest = {
  route: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

export type StubAnswer = { status?: number; body: object };

/**
 * A local stub of a provider's API.
 * @param answers by method and path, such as `GET /v1/payments/1`; what is missing is a 404
 * @param onEnd as of `serve`
 * @returns its port and its requests, oldest first
 */
export async function startStub(
  answers: Record<string, (request: StubRequest) => StubAnswer>,
  onEnd?: Parameters<typeof serve>[1],
): Promise<{ port: number; asked: StubRequest[] }> {
  const asked: StubRequest[] = [];
  const origin = await serve(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "", "http://stub.test");
    const request: StubRequest = {
      route: `${incoming.method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      headers: incoming.headers,
      body: await text(incoming),
    };
    asked.push(request);
    const { status = 200, body } = answers[request.route]?.(request) ?? { status: 404, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }, onEnd);
  return { port: Number(new URL(origin).port), asked };
}
