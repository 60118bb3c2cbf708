// Runs in the window where one chooses an account: tells the shop that opened it who was chosen, and closes.

const shop = window.opener;

function tell(message) {
  // To the shop's own pages alone, whoever else may have opened this window.
  shop.postMessage(message, location.origin);
  window.close();
}

function choose(button) {
  tell({ type: "account.chosen", credential: button.dataset.credential });
}

const people = document.querySelectorAll("[data-credential]");
const cancel = document.querySelector("[data-cancel]");
const chosen = document.querySelector("[data-chosen] [data-credential]");

if (shop) {
  for (const button of people) {
    button.addEventListener("click", () => choose(button));
  }
  cancel?.addEventListener("click", () => tell({ type: "account.cancelled" }));
  if (chosen) choose(chosen);
} else {
  document.querySelector("[data-no-opener]").hidden = false;
  for (const button of [...people, ...document.querySelectorAll("form button, [data-cancel]")]) {
    button.disabled = true;
  }
}
