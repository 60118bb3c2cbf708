import { selectIdentity } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { Button, DataList, DataListItem, Notice, Panel, Setting } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { account } from "../texts.ts";
import { failureText } from "../../../shared/format.ts";
import type { AccountServices } from "../account-services.ts";
import { ProfileForm } from "./profile-form.tsx";
import { provideProfile, provideProfileForm } from "./profile-machine.ts";
import { Reading } from "../reading.tsx";

const texts = account.profile;

export function ProfileSetting({ services }: { services: AccountServices }) {
  const query = useActorRef(provideProfile(services));
  const form = useActorRef(provideProfileForm(services));
  const { data: profile, failure } = useSelector(query, (snapshot) => snapshot.context);
  const hasFailed = useSelector(query, (snapshot) => snapshot.hasTag("failed"));
  const isEditing = useSelector(form, (snapshot) => snapshot.hasTag("open"));
  const isSaved = useSelector(form, (snapshot) => snapshot.hasTag("done"));
  useEffect(() => query.send({ type: "profile.open" }), [query]);
  useEffect(() => {
    const saved = form.on("form.done", ({ output }) => query.send({ type: "profile.set", data: output }));
    return () => saved.unsubscribe();
  }, [form, query]);
  // Before the profile is first saved, the name is that of the sign-up.
  const signUpName = useSession((session) => selectIdentity(session)?.name ?? "");
  if (hasFailed || !profile) {
    return (
      <Reading
        failure={hasFailed && failure ? failureText(failure) : null}
        level={3}
        lines={3}
        onRetry={() => query.send({ type: "profile.retry" })}
        texts={texts}
      />
    );
  }
  const name = profile.name || signUpName;
  return (
    <Setting
      action={
        <Button
          aria-expanded={isEditing}
          aria-label={texts.editLabel}
          onClick={() => form.send({ type: isEditing ? "form.close" : "form.open" })}
          size="sm"
          variant="surface"
        >
          {texts.edit}
        </Button>
      }
      heading={texts.data}
    >
      {isSaved && <Notice status="success">{texts.saved}</Notice>}
      {isEditing ? (
        <Panel heading={texts.editLabel}>
          <ProfileForm form={form} name={name} phone={profile.phone ?? ""} />
        </Panel>
      ) : (
        <DataList.Root>
          <DataListItem label={texts.name} value={name || texts.noName} />
          <DataListItem label={texts.phone} value={profile.phone ?? texts.noPhone} />
        </DataList.Root>
      )}
    </Setting>
  );
}
