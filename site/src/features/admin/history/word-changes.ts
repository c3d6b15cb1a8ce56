import { type ChangeObject, diffWordsWithSpace } from 'diff';

/** Milliseconds after which the comparison stops and the texts count as entirely different. */
const DIFF_TIMEOUT_MS = 300;

/** Text that both versions share, or removed text and its replacement. */
export interface WordChange {
	readonly same: string;
	readonly removed: string;
	readonly added: string;
}

const isSame = ({ added, removed }: ChangeObject<string>) => !added && !removed;
const sizeOf = ({ removed, added }: WordChange) => Math.max(removed.length, added.length);

/** Merges adjacent changes into one. */
function mergeAdjacentChanges(parts: readonly ChangeObject<string>[]): WordChange[] {
	const runs: WordChange[] = [];
	for (const part of parts) {
		const { value } = part;
		const last = runs.at(-1);
		const isRun = last && !last.same && !isSame(part);
		const { removed, added } = isRun ? last : { removed: '', added: '' };
		if (isRun) runs.pop();
		if (isSame(part)) runs.push({ same: value, removed: '', added: '' });
		else if (part.removed) runs.push({ same: '', removed: removed + value, added });
		else runs.push({ same: '', removed, added: added + value });
	}
	return runs;
}

/** Merges a few unchanged words between longer changes into them, which is easier to read. */
function absorbShortMatches(runs: readonly WordChange[]): WordChange[] {
	const mergedRuns: WordChange[] = [];
	for (const [index, run] of runs.entries()) {
		const before = mergedRuns.at(-1);
		const next = runs[index + 1];
		const isCrumb =
			run.same &&
			before &&
			next &&
			!before.same &&
			run.same.length <= Math.max(sizeOf(before), 1) &&
			run.same.length <= Math.max(sizeOf(next), 1);
		const joins = before && !before.same && (isCrumb || !run.same);
		if (!joins) mergedRuns.push(run);
		else
			mergedRuns[mergedRuns.length - 1] = {
				same: '',
				removed: before.removed + run.same + run.removed,
				added: before.added + run.same + run.added,
			};
	}
	return mergedRuns;
}

/** Compares two texts word by word. */
export function diffWordChanges(before: string, after: string): WordChange[] {
	const parts = diffWordsWithSpace(before, after, { timeout: DIFF_TIMEOUT_MS });
	return parts
		? absorbShortMatches(mergeAdjacentChanges(parts))
		: [{ same: '', removed: before, added: after }];
}
