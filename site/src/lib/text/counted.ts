/** `1 user`, `2 users`; `many` where an s does not make the plural. */
export const counted = (count: number, one: string, many = `${one}s`) =>
	`${count} ${count === 1 ? one : many}`;
