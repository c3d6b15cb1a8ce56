export type Choice = 'mine' | 'theirs' | 'both';

/** One field that two versions do not agree on, in words. */
export interface Difference {
	readonly name: string;
	readonly label: string;
	readonly mine: string;
	readonly theirs: string;
	/** Of two texts both can be kept; a picture is shown. */
	readonly kind: 'text' | 'picture' | 'value';
	/** Changed there only: nothing was typed here. */
	readonly isTheirs: boolean;
}

export type Choices = Readonly<Record<string, Choice>>;

/** What is taken unless it is chosen otherwise: what somebody typed. */
export const chosenOf = ({ name, isTheirs }: Difference, choices: Choices): Choice =>
	choices[name] ?? (isTheirs ? 'theirs' : 'mine');

/** Two texts in one: paragraphs below each other, a line's words on one line. */
export const bothOf = (mine: string, theirs: string, isLine: boolean) =>
	[mine, theirs].filter(Boolean).join(isLine ? ' / ' : '\n\n');

/** The names of what was typed and not chosen. */
export const asideOf = (differences: readonly Difference[], choices: Choices): string[] =>
	differences
		.filter(
			(difference) =>
				chosenOf(difference, choices) === 'theirs' && !difference.isTheirs && difference.mine,
		)
		.map(({ name }) => name);
