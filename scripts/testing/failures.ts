import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A file of vitest's report; one that could not be read at all has a message of its own. */
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

/** A file or a group of Playwright's report. */
export const playwrightSuite = z.object({
	title: z.string(),
	specs: z.array(playwrightSpec),
	get suites() {
		return z.array(playwrightSuite).optional();
	},
});

const line = (name: string, message: string | undefined) => {
	const [first = ''] = stripVTControlCharacters(message ?? '').split('\n');
	return first ? `${name}: ${first}` : name;
};

export function vitestFailures(file: z.infer<typeof vitestFile>): string[] {
	const tests = file.assertionResults.filter(({ status }) => status === 'failed');
	if (tests.length === 0 && file.status === 'failed') return [line(file.name, file.message)];
	return tests.map(({ fullName, failureMessages }) => line(fullName, failureMessages?.[0]));
}

export function playwrightFailures({
	specs,
	suites = [],
}: z.infer<typeof playwrightSuite>): string[] {
	const failed = specs.filter(({ ok }) => !ok);
	return [
		...failed.map(({ file, line: number, title, tests }) =>
			line(
				`${file}:${number} ${title}`,
				tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
			),
		),
		...suites.flatMap(playwrightFailures),
	];
}
