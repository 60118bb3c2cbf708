import { DatabaseSync } from "node:sqlite";
import { failureText } from "@shop/contract";
import { serve } from "@shop/functions/testing";
import express from "express";
import { expect, onTestFinished, test, vi } from "vitest";
import { reportError } from "./report-error.ts";

test.for<[string, string, 500 | 507]>([
  ["a full disk", "INSERT INTO notes VALUES (zeroblob(20000))", 507],
  ["a read-only file", "PRAGMA query_only = 1; INSERT INTO notes VALUES ('a')", 507],
  ["anything else", "INSERT INTO nowhere VALUES (1)", 500],
])("on a page %s is a sentence, and the log has the rest", async ([, insert, id]) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const database = new DatabaseSync(":memory:");
  onTestFinished(() => database.close());
  database.exec("CREATE TABLE notes (text); PRAGMA max_page_count = 3");
  const app = express();
  app.post("/", () => database.exec(insert));
  app.use(reportError);
  const answer = await fetch(await serve(app), { method: "POST" });
  expect([answer.status, await answer.text()]).toEqual([id, `${failureText({ id }, "es")}\n`]);
  expect(logged).toHaveBeenCalledOnce();
});
