import { SectionHeading } from "@shop/ui";
import { account as texts } from "../texts.ts";
import type { AccountServices } from "../account-services.ts";
import { EmailSetting } from "./email-setting.tsx";
import { ProfileSetting } from "./profile-setting.tsx";

/** The shopper's profile and e-mail. */
export function ProfileSection({ services }: { services: AccountServices }) {
  return (
    <>
      <SectionHeading>{texts.sections.profile}</SectionHeading>
      <ProfileSetting services={services} />
      <EmailSetting services={services} />
    </>
  );
}
