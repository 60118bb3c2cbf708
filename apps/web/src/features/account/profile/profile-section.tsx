import { SectionHeading } from "@shop/ui";
import { account as texts } from "../texts.ts";
import type { AccountServices } from "../account-services.ts";
import { EmailSetting } from "./email-setting.tsx";
import { ProfileSetting } from "./profile-setting.tsx";

/** Who the shopper is to the shop, and by which e-mail. */
export function ProfileSection({ services }: { services: AccountServices }) {
  return (
    <>
      <SectionHeading>{texts.sections.profile}</SectionHeading>
      <ProfileSetting services={services} />
      <EmailSetting services={services} />
    </>
  );
}
