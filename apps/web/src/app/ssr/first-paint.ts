/**
 * Runs before the first paint of a server-rendered page. It tells the style sheet whether the cookie `tk` is there, which alone means logged in, and whether
 * a guest has nothing in the cart. And until the shop has taken the page over, it keeps what is pressed from being lost and
 * forms from being sent to the server: both are marked, and done when somebody listens (`event-replay.ts`). It notes
 * whether a key or a finger is down, so that nothing is exchanged under it. The code of the shop is asked for once the
 * page is seen with its letters and first pictures, at the latest two seconds after its first frame: until then the
 * line is for what is looked at; and eight files to a task.
 * The policy of the page allows this text alone, by its hash.
 */
export const FIRST_PAINT = [
  "(function(){var d=document,s=d.documentElement.dataset;",
  'if(/(?:^|; )tk=/.test(d.cookie))s.shopper="account";',
  'else try{if(localStorage.getItem("alacena:carrito")===null)s.cart="empty"}catch(e){s.cart="empty"}',
  'function page(){var r=d.getElementById("root");return r&&r.dataset.serverRendered!==undefined?r:null}',
  "function hold(e){if(!page())return;",
  'var b=e.type==="submit"?e.submitter||e.target:e.target.closest(\'button,a[href="/detalle"]\');',
  'if(b){e.preventDefault();e.stopPropagation();b.setAttribute("data-pressed","")}}',
  'function down(){var r=page();if(r)r.dataset.held=""}',
  "function up(){var r=page();if(r)delete r.dataset.held}",
  'd.addEventListener("click",hold,true);d.addEventListener("submit",hold,true);',
  '["pointerdown","keydown","compositionstart"].forEach(function(t){d.addEventListener(t,down,true)});',
  '["pointerup","pointercancel","keyup","compositionend"].forEach(function(t){d.addEventListener(t,up,true)});',
  'addEventListener("blur",up);',
  'd.addEventListener("load",function(e){var p=page()&&e.target.tagName==="IMG"&&e.target.parentElement;',
  'if(p)p.dataset.come=""},true);',
  'function go(){var c=d.getElementById("code");if(c){c.remove();ask(d.importNode(c.content,true))}}',
  "function ask(f){for(var i=0;i<8&&f.firstChild;i++)d.head.append(f.firstChild);f.firstChild&&setTimeout(ask,0,f)}",
  "var n=2;function seen(){--n||requestAnimationFrame(function(){setTimeout(go)})}",
  'addEventListener("load",function(){d.hidden?go():seen()});',
  "new PerformanceObserver(function(l,o){o.disconnect();seen();setTimeout(go,2e3)})",
  '.observe({type:"paint",buffered:true})})()',
].join("");

/**
 * Which of two forms of the page is seen, by the attributes that the script sets; and that a press was heard.
 */
export const FIRST_STYLES = [
  'html[data-shopper="account"] [data-for="guest"],html:not([data-shopper="account"]) [data-for="account"]{display:none}',
  'html[data-cart="empty"] [data-for="lines"],html:not([data-cart="empty"]) [data-for="nothing"]{display:none}',
  "[data-pressed]{cursor:progress;opacity:.7}",
].join("");
