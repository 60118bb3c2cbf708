import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor, type EventFrom } from "xstate";
import { profileErrors, toProfile, type ProfileDraft, type ProfileField } from "./profile-draft.ts";
import { profileMachine, provideProfile } from "./profile-machine.ts";
import { FakeAccount } from "./testing.ts";

const ANA = { name: "Ana Torres", phone: "55 1234 5678" };
const transitions = new CoveredTransitions(profileMachine);

function openProfile() {
  const account = new FakeAccount();
  const actor = createActor(provideProfile(account.services), { inspect: transitions.note }).start();
  const focused: ProfileField[] = [];
  actor.on("error.focus", ({ field }) => focused.push(field));
  return {
    account,
    focused,
    send: (event: EventFrom<typeof profileMachine>) => actor.send(event),
    submit: (values: ProfileDraft) => actor.send({ type: "form.submit", values }),
    /** What the screen asks. */
    get seen() {
      const snapshot = actor.getSnapshot();
      return { ...snapshot.context, tags: [...snapshot.tags] };
    },
  };
}

const SHOWN = { profile: ANA, errors: [], failure: null, tags: [] };
const EDITING = { ...SHOWN, tags: ["editing"] };

async function openForm() {
  const form = openProfile();
  await form.account.profiles.last.answer(ANA);
  form.send({ type: "profile.edit" });
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
    profile.send({ type: "profile.retry" });
    await profile.account.profiles.last.answer(ANA);
    expect(profile.seen).toEqual(SHOWN);
  });

  it("is saved once without the blanks around it, and the name of the identity follows", async () => {
    const form = await openForm();
    expect(form.seen).toEqual(EDITING);
    form.submit({ name: " Ana María ", phone: " " });
    form.submit({ name: "Otra", phone: "" });
    expect(form.seen).toEqual({ ...EDITING, tags: ["editing", "saving"] });
    await form.account.savedProfiles.last.answer({ name: "Ana María" });
    await expect.poll(() => form.seen).toEqual({ ...SHOWN, profile: { name: "Ana María" }, tags: ["saved"] });
    expect(form.account.savedProfiles.inputs).toEqual([{ name: "Ana María" }]);
    expect(form.account.names.inputs).toEqual([{ name: "Ana María" }]);
    form.send({ type: "profile.edit" });
    expect(form.seen.tags).toEqual(["editing"]);
  });

  it("is saved even when the identity keeps its old name", async () => {
    const form = await openForm();
    form.submit(ANA);
    await form.account.savedProfiles.last.answer(ANA);
    await expect.poll(() => form.account.names.inputs).toEqual([{ name: ANA.name }]);
    await form.account.names.last.refuse("unreachable");
    expect(form.seen).toEqual({ ...SHOWN, tags: ["saved"] });
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
    expect(form.seen).toEqual({ ...EDITING, tags: ["editing", "saving"] });
  });
});

describe("a profile with faults", () => {
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

describe("the faults of a profile", () => {
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
  ])("with %j are %j", (fields, errors) => {
    expect(profileErrors({ ...ANA, ...fields })).toEqual(errors);
  });

  it("know no phone that was left empty", () => {
    expect(toProfile({ name: " Ana ", phone: " " })).toEqual({ name: "Ana" });
  });
});

describe("the chart", () => {
  it("has no transition that the tests above leave untaken", () => {
    expect(transitions.untaken).toEqual([]);
  });
});
