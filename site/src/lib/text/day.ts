/** `21 Oct 2023`, the same on every machine. */
export const day = (date: string) => new Date(date).toUTCString().slice(5, 16);
