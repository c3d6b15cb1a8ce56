/** Returns the initials of the first and last name. */
export const getInitials = (name: string) => {
	const words = name.trim().split(/\s+/);
	return [words[0], words.length > 1 ? words.at(-1) : '']
		.map((word) => [...(word ?? '')][0] ?? '')
		.join('')
		.toUpperCase();
};
