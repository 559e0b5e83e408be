import { redirect } from "react-router";

const toDashboard = () => redirect("/admin/dashboard");

/** Redirects to the dashboard, on the server and in the client router. */
export const loader = toDashboard;
export const clientLoader = toDashboard;
