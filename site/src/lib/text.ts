/** Cuts a text at a word boundary after at most `most` characters and adds an ellipsis. */
export function cutAtWord(text: string, most: number): string {
	const characters = Array.from(text);
	if (characters.length <= most) return text;
	const end = characters.lastIndexOf(' ', most);
	const leadingText = characters.slice(0, end > 0 ? end : most).join('');
	return `${leadingText.replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Cuts a text after `most` characters and adds an ellipsis. */
export function truncateText(text: string, most: number): string {
	const characters = Array.from(text);
	return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
