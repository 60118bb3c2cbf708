import { noticeKey, selectNotices } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { Button, Notice } from "@shop/ui";
import { cart as texts, noticeText } from "../../texts/cart.ts";

/** What has happened to lines without the shopper's doing, each until they have read it. */
export function Notices() {
  const cart = useCartRef();
  return useCart(selectNotices).map((notice) => {
    const key = noticeKey(notice);
    return (
      <Notice
        action={
          <Button onClick={() => cart.send({ type: "notice.dismiss", key })} size="sm" variant="ghost">
            {texts.noticeRead}
          </Button>
        }
        key={key}
        tone="warning"
      >
        {noticeText(notice)}
      </Notice>
    );
  });
}
