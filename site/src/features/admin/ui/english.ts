/** `1 user`, `2 users`; `many` where an s does not make the plural. */
export const counted = (count: number, one: string, many = `${one}s`) =>
	`${count} ${count === 1 ? one : many}`;

/** `21 Oct 2023`, the same on every machine. */
export const day = (date: string) => new Date(date).toUTCString().slice(5, 16);
