import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("public/layout.tsx", [
    index("public/home/route.tsx"),
    route("tuskers", "public/tuskers/route.tsx"),
    route("tuskers/:slug", "public/tusker/route.tsx"),
    route("*", "public/not-found/route.tsx"),
  ]),
] satisfies RouteConfig;
