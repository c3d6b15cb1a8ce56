export type Choice = 'mine' | 'theirs' | 'both';

/** A field that differs between two versions, as text. */
export interface Difference {
	readonly name: string;
	readonly label: string;
	readonly mine: string;
	readonly theirs: string;
	/** Both versions of a `text` can be kept; a `picture` is shown as an image. */
	readonly kind: 'text' | 'picture' | 'value';
	/** Changed only in the other version, not here. */
	readonly isTheirs: boolean;
}

export type Choices = Readonly<Record<string, Choice>>;

/** Returns the choice for a field. The default is the typed value, or theirs if nothing was typed here. */
export const chosenOf = ({ name, isTheirs }: Difference, choices: Choices): Choice =>
	choices[name] ?? (isTheirs ? 'theirs' : 'mine');

/** Joins two texts: single lines with a slash, longer texts as paragraphs. */
export const bothOf = (mine: string, theirs: string, isLine: boolean) =>
	[mine, theirs].filter(Boolean).join(isLine ? ' / ' : '\n\n');

/** Names of the fields whose typed value was rejected. */
export const asideOf = (differences: readonly Difference[], choices: Choices): string[] =>
	differences
		.filter(
			(difference) =>
				chosenOf(difference, choices) === 'theirs' && !difference.isTheirs && difference.mine,
		)
		.map(({ name }) => name);
