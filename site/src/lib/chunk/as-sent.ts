/** For a lazy part whose script does not arrive: what the server sent of it stays, or nothing is shown. */
export const asSent = () => new Promise<never>(() => {});
