import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { provideProfileForm, type ProfileDraft, type ProfileField } from "./profile-machine.ts";
import { FakeAccount } from "../testing.ts";

const ANA = { name: "Ana Torres", phone: "55 1234 5678" };

function openForm() {
  const account = new FakeAccount();
  const actor = createActor(provideProfileForm(account.services)).start();
  actor.send({ type: "form.open" });
  return {
    account,
    submit: (values: ProfileDraft) => actor.send({ type: "form.submit", values }),
    get isDone() {
      return actor.getSnapshot().hasTag("done");
    },
    get errors() {
      return Object.keys(actor.getSnapshot().context.errors);
    },
  };
}

describe("the profile", () => {
  it("is saved without the blanks around it, and the name of the identity follows", async () => {
    const form = openForm();
    form.submit({ name: " Ana María ", phone: " " });
    await form.account.savedProfiles.last.answer({ name: "Ana María" });
    await expect.poll(() => form.isDone).toBe(true);
    expect(form.account.savedProfiles.inputs).toEqual([{ name: "Ana María" }]);
    expect(form.account.names.inputs).toEqual([{ name: "Ana María" }]);
  });

  it("is saved even when the identity service fails to update the name", async () => {
    const form = openForm();
    form.submit(ANA);
    await form.account.savedProfiles.last.answer(ANA);
    await expect.poll(() => form.account.names.inputs).toEqual([{ name: ANA.name }]);
    await form.account.names.last.refuse("unreachable");
    expect(form.isDone).toBe(true);
  });
});

it.each<[Partial<ProfileDraft>, ProfileField[]]>([
  [{}, []],
  [{ phone: "" }, []],
  [{ phone: "   " }, []],
  [{ phone: "999 123 456" }, ["phone"]],
  [{ name: "A" }, []],
  [{ name: "" }, ["name"]],
  [{ name: "a".repeat(80) }, []],
  [{ name: "a".repeat(81) }, ["name"]],
])("a profile with %j is wrong in %j", (fields, errors) => {
  const form = openForm();
  form.submit({ ...ANA, ...fields });
  expect(form.errors).toEqual(errors);
});
