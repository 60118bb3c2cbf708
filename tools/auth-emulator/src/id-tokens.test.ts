import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { createIdTokens, TOKEN_LIFETIME } from "./id-tokens.ts";
import type { User } from "./user.ts";
import { newUser } from "./users.ts";

const START = Date.parse("2026-11-22T12:00:00Z");

test("a token that is shown with every call is checked once", () => {
  const { tokens, issue } = openTokens();
  const token = issue("ana");
  const parse = watchReading();
  expect([1, 2, 3].map(() => tokens.read(token)?.sub)).toEqual(["ana", "ana", "ana"]);
  expect(parse).toHaveBeenCalledOnce();
});

test("a token that was checked expires all the same", () => {
  const { tokens, issue, wait } = openTokens();
  const token = issue("ana");
  expect(tokens.read(token)?.sub).toBe("ana");
  wait(TOKEN_LIFETIME - 1);
  expect(tokens.read(token)?.sub).toBe("ana");
  wait(1);
  expect(tokens.read(token)).toBe(undefined);
});

test("nothing like a token that was checked is taken for it", () => {
  const { tokens, issue } = openTokens();
  const token = issue("ana");
  expect(tokens.read(token)?.sub).toBe("ana");
  const [head, claims] = token.split(".");
  const others = [`${head}.${claims}`, `${head}.${claims}.x`, `x.${claims}.`, `${token} `];
  expect(others.map((other) => tokens.read(other))).toEqual(others.map(() => undefined));
});

test("of more users than it remembers, the first is checked again", () => {
  const { tokens, issue } = openTokens();
  const issued = Array.from({ length: 5001 }, (_, place) => issue(`comprador-${place}`));
  for (const token of issued) tokens.read(token);
  const parse = watchReading();
  expect(tokens.read(issued.at(-1) ?? "")?.sub).toBe("comprador-5000");
  expect(tokens.read(issued[1] ?? "")?.sub).toBe("comprador-1");
  expect(parse).not.toHaveBeenCalled();
  expect(tokens.read(issued[0] ?? "")?.sub).toBe("comprador-0");
  expect(parse).toHaveBeenCalledOnce();
});

function openTokens() {
  let now = START;
  const tokens = createIdTokens({ key: randomBytes(32), projectId: "a-project", now: () => now });
  return {
    tokens,
    issue: (uid: string) => tokens.issue(userOf(uid), { provider: "password", authTime: START / 1000 }),
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/** How often the claims of a token are taken apart, which comes before its signature is checked. */
function watchReading() {
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  return parse;
}

const userOf = (uid: string): User => ({ ...newUser(uid, START), email: `${uid}@correo.example` });
