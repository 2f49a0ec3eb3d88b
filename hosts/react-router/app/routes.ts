import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [index("routes/visit.tsx"), route("clients", "routes/clients.tsx")] satisfies RouteConfig;
