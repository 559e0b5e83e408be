/** A placeholder for a script's type and a link's relation that browsers ignore until `START` sets the real one. */
const DEFERRED = "later";

const PRELOAD = '<link rel="modulepreload"';
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/g;
const END = "</body>";

/**
 * The delay between the first paint and the scripts, in milliseconds: fonts and images that the paint requested load
 * first.
 */
const PAUSE_MS = 200;

/**
 * Starts the page's scripts once, when the visible part has loaded and been painted, or on the first click, tap or key
 * press. Where the visitor asks the browser to save data, only the click, tap or key press starts them.
 */
const START = `(()=>{
const signs=["pointerdown","keydown"];
const start=()=>{
for(const sign of signs)removeEventListener(sign,start,true);
for(const link of document.querySelectorAll("link[rel=${DEFERRED}]"))link.rel="modulepreload";
for(const late of document.querySelectorAll("script[type=${DEFERRED}]")){
const script=document.createElement("script");
script.type="module";
script.text=late.text;
late.replaceWith(script);
}
};
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
const type=["largest-contentful-paint","paint"].find((type)=>PerformanceObserver.supportedEntryTypes.includes(type));
if(!navigator.connection?.saveData)addEventListener("load",()=>{
if(document.hidden||!type)start();
else new PerformanceObserver((_,drawn)=>{drawn.disconnect();setTimeout(start,${PAUSE_MS})}).observe({type,buffered:true});
});
})()`.replaceAll("\n", "");

/**
 * Defers a page's scripts until the visible part has loaded: styles, fonts and images. A page is complete without its
 * scripts, but browsers would load them in parallel and run them before the first paint.
 * @param nonce the nonce of this rendering, so that the inline script that starts the others is hashed
 */
export const deferScripts = (html: string, nonce: string): string =>
  html
    .replaceAll(PRELOAD, `<link rel="${DEFERRED}"`)
    .replaceAll(MODULE_SCRIPT, `<script$1 type="${DEFERRED}">`)
    .replace(END, () => `<script nonce="${nonce}">${START}</script>${END}`);
