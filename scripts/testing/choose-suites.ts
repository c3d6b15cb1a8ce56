import type { Suite } from './suites';

type Named = Pick<Suite, 'name' | 'needs'>;

/** Words that no suite's name contains; the message lists the names of all suites. */
export class UnknownSuiteError extends Error {}

/**
 * Returns the suites whose names contain one of the words, ignoring case, and the suites they need. Without words,
 * returns all suites.
 * @throws UnknownSuiteError
 */
export function choose<S extends Named>(suites: readonly S[], words: readonly string[]): S[] {
	const has = ({ name }: S, word: string) => name.toLowerCase().includes(word.toLowerCase());
	const unknown = words.filter((word) => !suites.some((suite) => has(suite, word)));
	if (unknown.length > 0) {
		const names = suites.map(({ name }) => `  ${name}`).join('\n');
		throw new UnknownSuiteError(
			`No suite has "${unknown.join('" or "')}" in its name. There are:\n${names}`,
		);
	}
	const chosen = new Set<string>();
	const add = ({ name, needs = [] }: S) => {
		chosen.add(name);
		for (const suite of suites) if (needs.includes(suite.name)) add(suite);
	};
	for (const suite of suites)
		if (words.length === 0 || words.some((word) => has(suite, word))) add(suite);
	return suites.filter(({ name }) => chosen.has(name));
}
