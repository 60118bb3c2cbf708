import { Page, PageHeading } from "@shop/ui";
import { Days } from "../days/days.tsx";
import { Figures } from "../figures/figures.tsx";
import { Goods } from "../goods/goods.tsx";
import { Log } from "../log/log.tsx";
import { useDesk } from "../machine/react.tsx";
import { selectChildren } from "../machine/selectors.ts";
import type { View } from "../machine/views.ts";
import { Messages } from "../messages/messages.tsx";
import { Promotions } from "../promotions/promotions.tsx";
import { texts } from "../shared/texts.ts";
import { RoleForm } from "../staff/role-form.tsx";

const WIDTHS: Partial<Record<View, "wide" | "form">> = { log: "wide", staff: "form" };

/** A screen of the counter in place of the board: what it is, and the machine that runs for it. */
export function ViewPage({ view }: { view: Exclude<View, "board"> }) {
  const { goods, days, messages, figures, log, roleForm, promotions } = useDesk(selectChildren);
  return (
    <Page width={WIDTHS[view] ?? "text"}>
      <PageHeading subtitle={texts[view].subtitle}>{texts[view].title}</PageHeading>
      {goods && <Goods machine={goods} />}
      {days && <Days machine={days} />}
      {messages && <Messages machine={messages} />}
      {figures && <Figures machine={figures} />}
      {log && <Log machine={log} />}
      {roleForm && <RoleForm form={roleForm} />}
      {promotions && <Promotions machine={promotions} />}
    </Page>
  );
}
