/**
 * Fallback for a lazy part whose script fails to load: never resolves, so the server's HTML stays as it is. A part the
 * server did not send is not shown.
 */
export const asSent = () => new Promise<never>(() => {});
