/** Marks the form of the key. */
const KEY_FORM = "data-key";

/**
 * Runs before the scripts of the page have arrived. The form is for visitors without script: where scripts run, an
 * answer must not be sent, not even in this time. It goes behind # instead, and so do answers that came in the query.
 */
export const EARLY_ANSWERS = `(()=>{
if(location.search&&!location.hash)history.replaceState(history.state,"",location.pathname+"#"+location.search.slice(1));
const keep=(event)=>{
const form=event.target.closest("form[${KEY_FORM}]");
if(!form)return;
if(event.type==="submit")event.preventDefault();
if(form.dataset.ready)return;
const given=[...new FormData(form)];
const{submitter}=event;
if(submitter&&submitter.name)given.unshift([submitter.name,submitter.value]);
location.hash=new URLSearchParams(given);
};
addEventListener("submit",keep,true);
addEventListener("change",keep,true);
})()`.replaceAll("\n", "");
