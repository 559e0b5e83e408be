// The styles of what only the server renders. Browsers get them as style sheets; Vite injects them in development.
import "../../site/app.css";

// One after the other: what a page says of a part of the kit comes after it.
import.meta.glob("/src/ui/**/*.module.css", { eager: true });
import.meta.glob("/src/{content,site}/**/*.module.css", { eager: true });
import.meta.glob(["/src/features/**/*.module.css", "!/src/features/{patterns,*/admin}/**"], { eager: true });
