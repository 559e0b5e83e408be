import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("public/layout.tsx", [
    index("public/home/route.tsx"),
    route("about", "public/about/route.tsx"),
    route("contact", "public/contact/route.tsx"),
    route("tuskers", "public/tuskers/route.tsx"),
    route("tuskers/:slug", "public/tusker/route.tsx"),
    route("articles", "public/articles/route.tsx"),
    route("articles/:slug", "public/article/route.tsx"),
    route("tusker/:id", "public/legacy-tusker/route.tsx"),
    route("article/:id", "public/legacy-article/route.tsx"),
    route("search-results", "public/search-results/route.tsx"),
    route("privacy-policy", "public/privacy-policy/route.tsx"),
    route("terms-of-service", "public/terms-of-service/route.tsx"),
    route("not-found", "public/not-found/route.tsx"),
    // The same screen; a second route needs a name of its own.
    route("*", "public/not-found/route.tsx", { id: "unknown-address" }),
  ]),
] satisfies RouteConfig;
