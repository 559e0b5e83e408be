/** The type of a script, and the relation of a link, that browsers leave alone until `START` names the true one. */
const DEFERRED = "later";

const PRELOAD = '<link rel="modulepreload"';
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/g;
const END = "</body>";

/**
 * Between the first drawing and the scripts, in milliseconds: fonts and images that it has asked for go before them.
 */
const PAUSE_MS = 200;

/**
 * Starts the page's scripts once, after all that is seen first has come and was drawn, or as soon as the visitor presses
 * anything.
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
addEventListener("load",()=>{
if(document.hidden||!type)start();
else new PerformanceObserver((_,drawn)=>{drawn.disconnect();setTimeout(start,${PAUSE_MS})}).observe({type,buffered:true});
});
})()`.replaceAll("\n", "");

/**
 * Lets a page's scripts come after what is seen first: styles, fonts and images. A page is whole without its scripts,
 * yet browsers would fetch them beside all that, and run them before it is drawn.
 * @param nonce of this rendering, by which the script that starts the others gets its hash
 */
export const deferScripts = (html: string, nonce: string): string =>
  html
    .replaceAll(PRELOAD, `<link rel="${DEFERRED}"`)
    .replaceAll(MODULE_SCRIPT, `<script$1 type="${DEFERRED}">`)
    .replace(END, () => `<script nonce="${nonce}">${START}</script>${END}`);
