import { noticeKey, selectNotices, selectSoldOut } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { Button, Notice, Stack } from "@shop/ui";
import { cart as texts, noticeText } from "../texts.ts";

/** Changes to lines that the shopper did not make, each until they dismiss it. */
export function Notices() {
  const cart = useCartRef();
  const soldOut = new Set(useCart(selectSoldOut).map(({ id }) => id));
  // `SoldOut` shows sold-out lines, with more actions.
  const notices = useCart(selectNotices).filter(({ id }) => !soldOut.has(id));
  if (notices.length === 0) return null;
  return (
    <Stack asChild gap="sm">
      <section aria-label={texts.notices.label}>
        {notices.map((notice) => {
          const key = noticeKey(notice);
          return (
            <Notice
              action={
                <Button
                  aria-label={texts.notices.readLabel(notice.name)}
                  onClick={() => cart.send({ type: "notice.dismiss", key })}
                  size="sm"
                  variant="surface"
                >
                  {texts.notices.read}
                </Button>
              }
              key={key}
              role="note"
              status="warning"
            >
              {noticeText(notice)}
            </Notice>
          );
        })}
      </section>
    </Stack>
  );
}
