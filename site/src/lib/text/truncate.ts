/** The first `most` characters and an ellipsis, where the text is longer. */
export function truncate(text: string, most: number): string {
	const characters = Array.from(text);
	return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
