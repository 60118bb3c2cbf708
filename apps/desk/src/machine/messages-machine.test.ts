import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { messagesMachine, provideMessages } from "./messages-machine.ts";
import { aMessage, FakeDesk } from "./testing.ts";

const transitions = new CoveredTransitions(messagesMachine);

const ANSWER = { text: "Sí, de nueve a dos.", at: "2026-11-20T18:00:00.000Z", by: "luz@tienda.example" };

/** Shows two messages; there are older ones. */
async function openMessages() {
  const services = new FakeDesk();
  const machine = createActor(provideMessages(services.callDesk), { inspect: transitions.note }).start();
  await services.calls.listMessages.last.answer({
    messages: [aMessage({ id: "m-3" }), aMessage({ id: "m-2" })],
    nextCursor: "m-2",
  });
  return {
    services,
    send: machine.send.bind(machine),
    get seen() {
      const { context, value } = machine.getSnapshot();
      return { ...context, messages: context.messages.map(({ id, answer }) => [id, answer?.by]), ...value };
    },
  };
}

const SHOWN = {
  messages: [
    ["m-3", undefined],
    ["m-2", undefined],
  ],
  nextCursor: "m-2",
  failure: null,
  openId: null,
  sendFailure: null,
  outcome: null,
  list: "ready",
  answer: "none",
};

describe("the messages", () => {
  it("have older ones added until there are no more, also after a failure", async () => {
    const shop = await openMessages();
    shop.send({ type: "messages.more" });
    await shop.services.calls.listMessages.last.refuse({ id: 503 });
    expect(shop.seen).toEqual({ ...SHOWN, failure: { id: 503 }, list: "failed" });
    shop.send({ type: "messages.more" });
    await shop.services.calls.listMessages.last.answer({ messages: [aMessage()] });
    shop.send({ type: "messages.more" });
    expect(shop.seen).toEqual({
      ...SHOWN,
      messages: [...SHOWN.messages, ["m-1", undefined]],
      nextCursor: null,
    });
    expect(shop.services.calls.listMessages.inputs).toEqual([{}, { cursor: "m-2" }, { cursor: "m-2" }]);
  });

  it("are answered one at a time, and a text that is not sent stays", async () => {
    const shop = await openMessages();
    shop.send({ type: "answer.open", id: "m-2" });
    shop.send({ type: "answer.open", id: "m-3" });
    shop.send({ type: "answer.send", text: ANSWER.text });
    expect(shop.seen).toEqual({ ...SHOWN, openId: "m-2", answer: "sending" });
    await shop.services.calls.answerMessage.last.refuse({ id: 503 });
    expect(shop.seen).toEqual({ ...SHOWN, openId: "m-2", sendFailure: { id: 503 }, answer: "writing" });
    shop.send({ type: "answer.send", text: ANSWER.text });
    expect(shop.services.calls.answerMessage.inputs).toEqual(
      Array.from({ length: 2 }, () => ({ id: "m-2", text: ANSWER.text })),
    );
    const message = aMessage({ id: "m-2", answer: ANSWER });
    await shop.services.calls.answerMessage.last.answer({ message, isSent: true });
    expect(shop.seen).toEqual({
      ...SHOWN,
      messages: [SHOWN.messages[0], ["m-2", ANSWER.by]],
      outcome: { id: "m-2", isSent: true },
    });
  });

  it("say that somebody else was first, and a form can be closed", async () => {
    const shop = await openMessages();
    shop.send({ type: "answer.open", id: "m-3" });
    shop.send({ type: "answer.cancel" });
    expect(shop.seen).toEqual(SHOWN);
    shop.send({ type: "answer.open", id: "m-3" });
    shop.send({ type: "answer.send", text: "No." });
    const message = aMessage({ id: "m-3", answer: ANSWER });
    await shop.services.calls.answerMessage.last.answer({ message, isSent: false });
    expect(shop.seen).toMatchObject({ outcome: { id: "m-3", isSent: false }, openId: null, answer: "none" });
  });
});

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
