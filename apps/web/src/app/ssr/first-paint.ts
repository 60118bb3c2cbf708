/**
 * Runs before the first paint of a server-rendered page. It tells the style sheet whether the cookie `tk` is there,
 * which alone means logged in, and whether a guest has nothing in the cart; and it keeps what is pressed before there
 * is a component to hear of it (`event-replay.ts`). The code is asked for once the page has been seen with its first
 * pictures, or two seconds after its end: before, it would share the line and the processor with what is looked at
 * (LCP of a product: 1.4 to 1.6 s, without 2.6 s; the budget is 1.6 s). Its scripts run in their order, each in a task
 * of its own (TBT of the cart: 88 ms, in one task 154; the budget is 120 ms).
 * The policy of the page allows this text alone, by its hash.
 */
export const FIRST_PAINT = [
  "(function(d,s,q){",
  'if(/(?:^|; )tk=/.test(d.cookie))s.shopper="account";',
  'else try{if(localStorage.getItem("alacena:carrito")===null)s.cart="empty"}catch(e){s.cart="empty"}',
  "d.earlyEvents=q;q.handleEvent=function(e){",
  'var t=e.type==="submit"?e.target:e.target.closest(\'button,a[href="/detalle"]\');',
  'if(t){e.preventDefault();e.stopPropagation();t.dataset.pressed="";q.push(t)}};',
  'd.addEventListener("click",q,true);d.addEventListener("submit",q,true);',
  'd.addEventListener("load",function(e){if(e.target.tagName==="IMG")e.target.parentElement.dataset.come=""},true);',
  'function go(){var c=d.head.querySelector("template");if(!c)return;',
  'c.content.querySelectorAll("script").forEach(function(e){e.async=false});c.replaceWith(c.content)}',
  'addEventListener("load",function(){requestAnimationFrame(function(){',
  'new PerformanceObserver(go).observe({type:"paint",buffered:true})})});',
  'd.addEventListener("DOMContentLoaded",function(){setTimeout(go,2e3)})',
  "})(document,document.documentElement.dataset,[])",
].join("");

/**
 * Which of two forms of the page is seen, by the attributes that the script sets; and that a press was heard.
 */
export const FIRST_STYLES = [
  'html[data-shopper="account"] [data-for="guest"],html:not([data-shopper="account"]) [data-for="account"]{display:none}',
  'html[data-cart="empty"] [data-for="lines"],html:not([data-cart="empty"]) [data-for="nothing"]{display:none}',
  "html [data-pressed]{cursor:progress;opacity:.7}",
].join("");
