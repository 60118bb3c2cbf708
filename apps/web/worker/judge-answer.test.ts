// @vitest-environment node
import { describe, expect, it } from "vitest";
import { isWorthKeeping, judgeAnswer } from "./judge-answer.ts";

const question = (data: object) => JSON.stringify({ data });
const failure = (id: number) => JSON.stringify({ result: { code: { id, message: "" } } });

describe("a question", () => {
  it.each([
    { method: "getHome" },
    { method: "getCategories" },
    { method: "getProduct", id: "leche" },
    { method: "listProducts", category: "lacteos", cursor: "leche" },
  ])("%o makes a screen: its answer is kept", (data) => expect(isWorthKeeping(question(data))).toBe(true));

  it.each([
    question({ method: "suggest", query: "lec" }),
    question({ method: "getCart" }),
    question({ product: { method: "getHome" } }),
    JSON.stringify({ method: "getHome" }),
    JSON.stringify([]),
    "getHome",
    "",
  ])("%s is none of those", (body) => expect(isWorthKeeping(body)).toBe(false));
});

describe("an answer", () => {
  it("takes the place of the one before", () => {
    expect(judgeAnswer(200, JSON.stringify({ result: { products: [], total: 0 } }))).toBe("store");
    expect(judgeAnswer(200, JSON.stringify({ result: { products: [], code: { id: 200 } } }))).toBe("store");
  });

  it("that the product is gone ends what was seen of it", () => {
    expect(judgeAnswer(200, failure(404))).toBe("delete");
    expect(judgeAnswer(200, failure(410))).toBe("delete");
  });

  it.each([
    [200, failure(300)],
    [200, failure(429)],
    [200, failure(500)],
    [500, JSON.stringify({ error: { status: "INTERNAL" } })],
    [404, JSON.stringify({ result: { products: [] } })],
    [200, JSON.stringify({ error: { status: "INTERNAL" } })],
    [200, "<!doctype html><title>Bienvenido a la red del café</title>"],
    [200, "null"],
  ])("%i %s says nothing about what was seen", (status, body) =>
    expect(judgeAnswer(status, body)).toBe("leave"),
  );
});
