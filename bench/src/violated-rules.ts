/** Violated performance rules. If there are any, the run exits with an error after all tables are written. */
export const broken: string[] = [];
