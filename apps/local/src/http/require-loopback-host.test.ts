import { serve } from "@shop/functions/testing";
import express from "express";
import { expect, test } from "vitest";
import { visitAs } from "../testing/visit-as.ts";
import { requireLoopbackHost } from "./require-loopback-host.ts";

test.for(["127.0.0.1", "127.0.0.1:4173", "localhost", "LOCALHOST:80", "[::1]", "[::1]:4173"])(
  "%s is this machine",
  async (host) => {
    expect(await visit(host)).toEqual([200, "hola"]);
  },
);

test.for([
  "example.test",
  "example.test:4173",
  "127.0.0.1.example.test",
  "localhost.example.test",
  "localhost:4173@example.test",
  "127.0.0.2",
  "0.0.0.0:4173",
])("%s is another name and gets nothing", async (host) => {
  expect(await visit(host)).toEqual([403, "This server answers only at 127.0.0.1 and localhost.\n"]);
});

async function visit(host: string): Promise<[number | undefined, string]> {
  const app = express().use(requireLoopbackHost, (_request, response) => {
    response.send("hola");
  });
  return visitAs(host, await serve(app));
}
