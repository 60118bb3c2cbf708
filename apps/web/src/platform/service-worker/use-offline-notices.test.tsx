import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { createOffline } from "./create-offline.ts";
import { OfflineContext } from "./offline-context.ts";
import { FakeOffline } from "./testing.ts";
import { useOfflineNotices } from "./use-offline-notices.ts";

it("each notice is dismissed by itself", () => {
  const services = new FakeOffline();
  const offline = createOffline(services);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OfflineContext value={offline}>{children}</OfflineContext>
  );
  const { result } = renderHook(useOfflineNotices, { wrapper });
  const ids = () => result.current.map(({ id }) => id);
  const dismiss = (id: string) => act(() => result.current.find((notice) => notice.id === id)?.dismiss());
  expect(ids()).toEqual([]);
  act(() => {
    services.notifyVersion("version.found");
    services.notifyAnswer("answer.cached");
  });
  expect(ids()).toEqual(["offlineCopy", "update"]);
  dismiss("offlineCopy");
  expect(ids()).toEqual(["update"]);
  dismiss("update");
  expect(ids()).toEqual([]);
  expect(services.calls).toEqual([]);
});
