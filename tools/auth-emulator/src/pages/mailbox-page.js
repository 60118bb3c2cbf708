// Runs in the page of the mailbox: brings in what has arrived, without losing the reader's place.

const POLL_INTERVAL = 3000;

const list = document.querySelector("[data-messages]");
const announcement = document.querySelector("[data-announcement]");

async function refresh() {
  const response = await fetch(location.href, { cache: "no-store" });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  refreshBelow(page);
  const arrived = page.querySelector("[data-messages]");
  if (!arrived || arrived.innerHTML === list.innerHTML) return;

  const hasMore =
    arrived.querySelectorAll("article").length > list.querySelectorAll("article").length ||
    arrived.querySelector("time")?.dateTime !== list.querySelector("time")?.dateTime;
  const focused = list.contains(document.activeElement) && document.activeElement.getAttribute("href");
  list.innerHTML = arrived.innerHTML;
  if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  if (hasMore)
    announcement.textContent = `${announcement.dataset.announcement} ${list.querySelector("h2")?.textContent ?? ""}`;
}

/** Nothing moves while a row is open there: what has arrived is shown once it is closed. */
function refreshBelow(page) {
  const shown = document.querySelector("[data-below]");
  const arrived = page.querySelector("[data-below]");
  if (!shown || !arrived) return;
  const open = shown.querySelectorAll("details[open]").length > 0;
  if (!open && arrived.innerHTML !== shown.innerHTML) shown.innerHTML = arrived.innerHTML;
}

function poll() {
  const work = document.hidden ? Promise.resolve() : refresh();
  // A server that is being restarted answers again later.
  work.catch(() => {}).finally(() => setTimeout(poll, POLL_INTERVAL));
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh().catch(() => {});
});
setTimeout(poll, POLL_INTERVAL);
