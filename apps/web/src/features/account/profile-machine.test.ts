import { describe, expect, it } from "vitest";
import { createActor, type EventFrom } from "xstate";
import {
  provideProfile,
  provideProfileForm,
  type profileFormMachine,
  type ProfileDraft,
  type ProfileField,
} from "./profile-machine.ts";
import { FakeAccount } from "./testing.ts";

const ANA = { name: "Ana Torres", phone: "55 1234 5678" };

function openProfile() {
  const account = new FakeAccount();
  const query = createActor(provideProfile(account.services)).start();
  const actor = createActor(provideProfileForm(account.services)).start();
  actor.on("form.done", ({ output }) => query.send({ type: "profile.set", data: output }));
  query.send({ type: "profile.open" });
  const focused: ProfileField[] = [];
  actor.on("error.focus", ({ field }) => focused.push(field));
  return {
    account,
    focused,
    retry: () => query.send({ type: "profile.retry" }),
    send: (event: EventFrom<typeof profileFormMachine>) => actor.send(event),
    submit: (values: ProfileDraft) => actor.send({ type: "form.submit", values }),
    /** What the screen asks. */
    get seen() {
      const [read, form] = [query.getSnapshot(), actor.getSnapshot()];
      return {
        profile: read.context.data,
        errors: Object.keys(form.context.errors),
        failure: read.context.failure ?? form.context.failure,
        tags: [...read.tags, ...form.tags].filter((tag) => tag !== "ready"),
      };
    },
  };
}

const SHOWN = { profile: ANA, errors: [], failure: null, tags: [] };
const EDITING = { ...SHOWN, tags: ["open"] };

async function openForm() {
  const form = openProfile();
  await form.account.profiles.last.answer(ANA);
  form.send({ type: "form.open" });
  return form;
}

describe("the profile", () => {
  it("is read when it opens", async () => {
    const profile = openProfile();
    expect(profile.seen).toEqual({ profile: null, errors: [], failure: null, tags: ["loading"] });
    await profile.account.profiles.last.answer(ANA);
    expect(profile.seen).toEqual(SHOWN);
  });

  it("that cannot be read says why, and is read again when that is asked for", async () => {
    const profile = openProfile();
    await profile.account.profiles.last.refuse({ id: 503 });
    expect(profile.seen).toEqual({ profile: null, errors: [], failure: { id: 503 }, tags: ["failed"] });
    profile.retry();
    await profile.account.profiles.last.answer(ANA);
    expect(profile.seen).toEqual(SHOWN);
  });

  it("is saved once without the blanks around it, and the name of the identity follows", async () => {
    const form = await openForm();
    expect(form.seen).toEqual(EDITING);
    form.submit({ name: " Ana María ", phone: " " });
    form.submit({ name: "Otra", phone: "" });
    expect(form.seen).toEqual({ ...EDITING, tags: ["open", "submitting"] });
    await form.account.savedProfiles.last.answer({ name: "Ana María" });
    await expect.poll(() => form.seen).toEqual({ ...SHOWN, profile: { name: "Ana María" }, tags: ["done"] });
    expect(form.account.savedProfiles.inputs).toEqual([{ name: "Ana María" }]);
    expect(form.account.names.inputs).toEqual([{ name: "Ana María" }]);
    form.send({ type: "form.open" });
    expect(form.seen.tags).toEqual(["open"]);
  });

  it("is saved even when the identity keeps its old name", async () => {
    const form = await openForm();
    form.submit(ANA);
    await form.account.savedProfiles.last.answer(ANA);
    await expect.poll(() => form.account.names.inputs).toEqual([{ name: ANA.name }]);
    await form.account.names.last.refuse("unreachable");
    expect(form.seen).toEqual({ ...SHOWN, tags: ["done"] });
  });

  it("stays as it was when the form is closed", async () => {
    const form = await openForm();
    form.submit({ name: "", phone: "" });
    form.send({ type: "form.close" });
    expect(form.seen).toEqual(SHOWN);
  });

  it("that could not be saved says why, and can be sent again", async () => {
    const form = await openForm();
    form.submit(ANA);
    await form.account.savedProfiles.last.refuse({ id: 503 });
    expect(form.seen).toEqual({ ...EDITING, failure: { id: 503 } });
    form.submit(ANA);
    expect(form.seen).toEqual({ ...EDITING, tags: ["open", "submitting"] });
  });
});

describe("a profile with validation errors", () => {
  it("is not sent: each field is named, and the first takes the focus", async () => {
    const form = await openForm();
    form.submit({ name: " ", phone: "123" });
    expect(form.seen).toEqual({ ...EDITING, errors: ["name", "phone"] });
    expect(form.focused).toEqual(["name"]);
    expect(form.account.savedProfiles.inputs).toEqual([]);
  });

  it("is told of a field when it is left, and no longer once it is mended", async () => {
    const form = await openForm();
    form.send({ type: "field.leave", field: "phone", values: { name: "", phone: "123" } });
    expect(form.seen.errors).toEqual(["phone"]);
    form.send({ type: "field.change", field: "phone", values: { name: "", phone: "123 4" } });
    expect(form.seen.errors).toEqual(["phone"]);
    form.send({ type: "field.change", field: "phone", values: { name: "", phone: "999 123 4567" } });
    expect(form.seen.errors).toEqual([]);
  });

  it("is not told of a field that was only passed by", async () => {
    const form = await openForm();
    form.send({ type: "field.leave", field: "name", values: { name: " ", phone: "" } });
    expect(form.seen.errors).toEqual([]);
  });

  it("that the shop finds shows them at their fields", async () => {
    const form = await openForm();
    form.submit(ANA);
    await form.account.savedProfiles.last.refuse({ id: 422, field: "phone" });
    expect(form.seen).toEqual({ ...EDITING, errors: ["phone"] });
    expect(form.focused).toEqual(["phone"]);
  });

  it("that are of no field says so as a failure", async () => {
    const form = await openForm();
    form.submit(ANA);
    await form.account.savedProfiles.last.refuse({ id: 422, field: "method" });
    expect(form.seen).toEqual({ ...EDITING, failure: { id: 422, field: "method" } });
  });
});

describe("the validation errors of a profile", () => {
  it.each<[Partial<ProfileDraft>, ProfileField[]]>([
    [{}, []],
    [{ phone: "" }, []],
    [{ phone: "   " }, []],
    [{ phone: "+52 (999) 123-4567" }, []],
    [{ phone: "999 123 456" }, ["phone"]],
    [{ phone: "no tengo" }, ["phone"]],
    [{ name: "A" }, []],
    [{ name: "" }, ["name"]],
    [{ name: "a".repeat(80) }, []],
    [{ name: "a".repeat(81) }, ["name"]],
  ])("with %j are %j", async (fields, errors) => {
    const form = await openForm();
    form.submit({ ...ANA, ...fields });
    expect(form.seen.errors).toEqual(errors);
  });
});
