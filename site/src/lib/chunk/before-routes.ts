/** What a route's chunk waits for, where there is anything. */
export const beforeRoutes: { ready?: () => Promise<unknown> } = {};
