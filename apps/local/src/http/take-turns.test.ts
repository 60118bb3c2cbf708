import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
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

test("who arrives while others are answered comes after those who wait", async () => {
  const { arrive, answered } = openDoor();
  arrive(20);
  await nextTurn();
  arrive(5);
  await nextTurn();
  expect(answered).toEqual(numbers(25));
  arrive(1);
  await nextTurn();
  expect(answered).toEqual(numbers(26));
});

test("who has gone while they waited is not answered", async () => {
  const { arrive, answered } = openDoor();
  const [, second] = arrive(3);
  second?.destroy();
  await nextTurn();
  expect(answered).toEqual([1, 3]);
});

/** A server without a network: requests are numbered as they arrive. */
function openDoor() {
  const answered: number[] = [];
  const server = createServer();
  const listener = takeTurns(server, ({ url }) => void answered.push(Number(url)));
  let arrived = 0;
  return {
    answered,
    letIn: () => server.emit("connection", new Socket()),
    arrive: (count: number) =>
      Array.from({ length: count }, () => {
        const request = new IncomingMessage(new Socket());
        request.url = String((arrived += 1));
        listener(request, new ServerResponse(request));
        return request;
      }),
  };
}

/** From 1. */
const numbers = (last: number) => Array.from({ length: last }, (_, place) => place + 1);
