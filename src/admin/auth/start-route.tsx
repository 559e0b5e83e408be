import { redirect } from "react-router";

const toDashboard = () => redirect("/admin/dashboard");

/** The addresses that lead to the dashboard: by the server, and by the router inside the admin area. */
export const loader = toDashboard;
export const clientLoader = toDashboard;
