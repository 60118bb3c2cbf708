// Runs in the window where one chooses an account: tells the app that opened it who was chosen, and closes.

const app = window.opener;

function tell(message) {
  // To the app's own pages alone, whoever else may have opened this window.
  app.postMessage(message, location.origin);
  window.close();
}

function choose(button) {
  tell({ type: "account.chosen", credential: button.dataset.credential });
}

const people = document.querySelectorAll("[data-credential]");
const cancel = document.querySelector("[data-cancel]");
const chosen = document.querySelector("[data-chosen] [data-credential]");

if (app) {
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
