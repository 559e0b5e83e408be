import { monthName } from "./months.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) => monthName("si", index + 1));

/** What Sinhala writes after a date for "in": දී after a year, මාසයේදී after a month. */
export const within = (date: string): string => (MONTHS.some((month) => date.endsWith(month)) ? "මාසයේදී" : "දී");

/** "In" a year or a month, in Sinhala: "2022 දී", "2022 මාර්තු මාසයේදී". */
export const withinDate = (date: string): string => `${date} ${within(date)}`;
