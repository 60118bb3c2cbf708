import { DatabaseSync } from "node:sqlite";
import { failureText } from "@shop/contract";
import { serve } from "@shop/functions/testing";
import express from "express";
import { expect, onTestFinished, test, vi } from "vitest";
import { reportError } from "./report-error.ts";

test.for<[string, string, number, string]>([
  ["a full disk", "INSERT INTO notes VALUES (zeroblob(20000))", 507, failureText({ id: 507 }, "es")],
  ["anything else", "INSERT INTO nowhere VALUES (1)", 500, failureText({ id: 500 }, "es")],
])("on a page %s is a sentence, and the log has the rest", async ([, insert, status, sentence]) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const database = new DatabaseSync(":memory:");
  onTestFinished(() => database.close());
  database.exec("CREATE TABLE notes (text); PRAGMA max_page_count = 3");
  const app = express();
  app.post("/", () => database.exec(insert));
  app.use(reportError);
  const answer = await fetch(await serve(app), { method: "POST" });
  expect([answer.status, await answer.text()]).toEqual([status, `${sentence}\n`]);
  expect(logged).toHaveBeenCalledOnce();
});
