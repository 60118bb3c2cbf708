import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { serve } from "@shop/functions/testing";
import { expect, test } from "vitest";
import { refuseBusy } from "./refuse-busy.ts";
import { takeTurns } from "./take-turns.ts";

test("a turn of the event loop answers sixteen, in the order of arrival", async () => {
  const { arrive, answered } = openDoor();
  arrive(40);
  expect(answered).toEqual([]);
  await nextTurn();
  expect(answered).toEqual(numbers(16));
  await nextTurn();
  expect(answered).toEqual(numbers(32));
  await nextTurn();
  expect(answered).toEqual(numbers(40));
});

test("after a newcomer the next turn answers one, so that the next newcomer is soon let in", async () => {
  const { arrive, answered, letIn } = openDoor();
  arrive(40);
  letIn();
  await nextTurn();
  expect(answered).toEqual(numbers(1));
  letIn();
  await nextTurn();
  expect(answered).toEqual(numbers(2));
  await nextTurn();
  expect(answered).toEqual(numbers(18));
});

test("a client that has disconnected while it waited is not answered", async () => {
  const { arrive, answered } = openDoor();
  const [, second] = arrive(3);
  second?.destroy();
  await nextTurn();
  expect(answered).toEqual([1, 3]);
});

test("a request that has waited for more than three seconds is refused, except for files and the health check", async () => {
  const { arrive, answered, refused, clock } = openDoor();
  arrive(2, "/api/httpCartsServices");
  arrive(1, "/home?v=1.5");
  arrive(1, "/detalles/leche", "HEAD");
  const cheap = ["/api/httpHealth", "/assets/app-1a2b.js", "/pictures/leche.webp?v=2"];
  for (const url of cheap) arrive(1, url, "GET");
  arrive(1, "/identitytoolkit.googleapis.com/v1/accounts:lookup");
  arrive(1, "/api/httpCartsServices/a.js");
  clock.now = 1;
  const late = "/api/httpCatalogServices";
  arrive(1, late);
  clock.now = 3001;
  await nextTurn();
  expect(refused).toEqual([
    "/api/httpCartsServices",
    "/api/httpCartsServices",
    "/home?v=1.5",
    "/detalles/leche",
    "/identitytoolkit.googleapis.com/v1/accounts:lookup",
    "/api/httpCartsServices/a.js",
  ]);
  expect(answered).toEqual([...cheap, late]);
});

test("a refused client gets a sentence, in the protocol of its request", async () => {
  const origin = await serve(refuseBusy);
  const ask = async (path: string) => {
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    return response.text();
  };
  const sentence = "La tienda está ocupada en este momento. Espera 30 segundos y vuelve a intentarlo.";
  expect(await ask("/home")).toBe(`${sentence}\n`);
  expect(JSON.parse(await ask("/api/httpCartsServices"))).toEqual({
    error: { status: "RESOURCE_EXHAUSTED", message: sentence },
  });
  expect(JSON.parse(await ask("/identitytoolkit.googleapis.com/v1/accounts:lookup"))).toEqual({
    error: { code: 503, message: `UNAVAILABLE : ${sentence}` },
  });
});

/** A server without a network; requests are identified by their order of arrival. */
function openDoor() {
  const answered: (number | string)[] = [];
  const refused: string[] = [];
  const clock = { now: 0 };
  const server = createServer();
  const listener = takeTurns(
    server,
    {
      answer: ({ url = "" }) => void answered.push(url.startsWith("/") ? url : Number(url)),
      refuse: ({ url = "" }) => void refused.push(url),
    },
    () => clock.now,
  );
  let arrived = 0;
  return {
    answered,
    refused,
    clock,
    letIn: () => server.emit("connection", new Socket()),
    arrive: (count: number, url?: string, method = "POST") =>
      Array.from({ length: count }, () => {
        const request = new IncomingMessage(new Socket());
        request.url = url ?? String((arrived += 1));
        request.method = method;
        listener(request, new ServerResponse(request));
        return request;
      }),
  };
}

/** From 1. */
const numbers = (last: number) => Array.from({ length: last }, (_, place) => place + 1);
