import { conflictSchema } from '@sumu/contract';
import { ApiError } from '../../../lib/api';

export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** A field that differs between two versions, as text. */
export interface VersionDifference {
	readonly name: string;
	readonly label: string;
	readonly mine: string;
	readonly theirs: string;
	/** Both versions of a `text` can be kept; a `picture` is shown as an image. */
	readonly kind: 'text' | 'picture' | 'value';
	/** Changed only in the other version, not here. */
	readonly isTheirs: boolean;
}

export type ConflictChoices = Readonly<Record<string, ConflictChoice>>;

/** Returns the choice for a field. The default is the typed value, or theirs if nothing was typed here. */
export const resolveChoice = (
	{ name, isTheirs }: VersionDifference,
	choices: ConflictChoices,
): ConflictChoice => choices[name] ?? (isTheirs ? 'theirs' : 'mine');

/** Joins two texts: single lines with a slash, longer texts as paragraphs. */
export const joinTexts = (mine: string, theirs: string, isLine: boolean) =>
	[mine, theirs].filter(Boolean).join(isLine ? ' / ' : '\n\n');

/** Names of the fields whose typed value was rejected. */
export const listRejectedFields = (
	differences: readonly VersionDifference[],
	choices: ConflictChoices,
): string[] =>
	differences
		.filter(
			(difference) =>
				resolveChoice(difference, choices) === 'theirs' && !difference.isTheirs && difference.mine,
		)
		.map(({ name }) => name);

/** Reads the conflict from a save that was refused as outdated (409); null for any other error. */
export function readConflict(error: unknown) {
	if (!(error instanceof ApiError) || error.status !== 409) return null;
	const { success, data } = conflictSchema.safeParse(error.response?.error.details);
	return success ? data : null;
}

/** Whether the entry to be saved no longer exists (404). */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
