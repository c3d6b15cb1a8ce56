/** Rules that a figure broke: a run with any ends with a failure, once all tables are written. */
export const broken: string[] = [];
