import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A file in Vitest's report. If it could not be loaded, `message` says why. */
export const vitestFile = z.object({
	name: z.string(),
	status: z.string(),
	message: z.string(),
	assertionResults: z.array(
		z.object({
			fullName: z.string(),
			status: z.string(),
			failureMessages: z.array(z.string()).nullable(),
		}),
	),
});

const playwrightSpec = z.object({
	title: z.string(),
	file: z.string(),
	line: z.number(),
	ok: z.boolean(),
	tests: z.array(
		z.object({
			results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
		}),
	),
});

/** A file or a group in Playwright's report. */
export const playwrightSuite = z.object({
	title: z.string(),
	specs: z.array(playwrightSpec),
	get suites() {
		return z.array(playwrightSuite).optional();
	},
});

/** Returns the first line of an error, and the locator if Playwright reports one. */
const line = (name: string, message: string | undefined) => {
	const [first = '', ...rest] = stripVTControlCharacters(message ?? '').split('\n');
	const locator = rest.find((each) => each.startsWith('Locator: '));
	return [name, first, locator].filter(Boolean).join(': ');
};

/** `failed`: failed after the retry as well. `flaky`: failed once and passed on retry. */
export type Outcome = 'failed' | 'flaky';

export function vitestTests(file: z.infer<typeof vitestFile>, outcome: Outcome): string[] {
	const tests = file.assertionResults.filter(({ status, failureMessages }) =>
		outcome === 'failed'
			? status === 'failed'
			: status === 'passed' && failureMessages && failureMessages.length > 0,
	);
	if (outcome === 'failed' && tests.length === 0 && file.status === 'failed')
		return [line(file.name, file.message)];
	return tests.map(({ fullName, failureMessages }) => line(fullName, failureMessages?.[0]));
}

export function playwrightTests(
	{ specs, suites = [] }: z.infer<typeof playwrightSuite>,
	outcome: Outcome,
): string[] {
	const told = specs.flatMap(({ file, line: number, title, ok, tests }) => {
		const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
		const isMeant = outcome === 'failed' ? !ok : ok && error;
		return isMeant ? [line(`${file}:${number} ${title}`, error?.message)] : [];
	});
	return [...told, ...suites.flatMap((each) => playwrightTests(each, outcome))];
}
