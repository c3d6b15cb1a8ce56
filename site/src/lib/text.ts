/** As many of the first words as fit `most` characters, and an ellipsis, where the text is longer. */
export function cutAtWord(text: string, most: number): string {
	const characters = Array.from(text);
	if (characters.length <= most) return text;
	const end = characters.lastIndexOf(' ', most);
	const kept = characters.slice(0, end > 0 ? end : most).join('');
	return `${kept.replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The first `most` characters and an ellipsis, where the text is longer. */
export function truncate(text: string, most: number): string {
	const characters = Array.from(text);
	return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
