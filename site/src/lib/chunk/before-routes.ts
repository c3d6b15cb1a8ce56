/** Hook for work that every route chunk must wait for. */
export const beforeRoutes: { ready?: () => Promise<unknown> } = {};
