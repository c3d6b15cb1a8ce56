import type * as z from 'zod/mini';
import { envVariables } from './variables';

export type VariableName = keyof typeof envVariables;
type ValueOf<Name extends VariableName> = z.output<(typeof envVariables)[Name]['schema']>;
type Source = Record<string, string | undefined>;

/** Reports invalid variables, one line each: name, value and expected format. */
export class EnvError extends Error {
	constructor(readonly problems: readonly string[]) {
		super(problems.join('\n'));
		this.name = 'EnvError';
	}
}

/**
 * Reads the named variables; an empty one counts as unset.
 * @throws EnvError if a variable is invalid
 */
export function readEnv<Name extends VariableName>(
	names: readonly Name[],
	source: Source,
): { [N in Name]: ValueOf<N> } {
	const problems: string[] = [];
	const values = names.map((name) => {
		const rawValue = source[name]?.trim() || undefined;
		const { schema, right } = envVariables[name];
		const parseResult = schema.safeParse(rawValue);
		if (!parseResult.success)
			problems.push(`${name} is "${maskSecret(name, rawValue)}"; it should be ${right}`);
		return [name, parseResult.data];
	});
	if (problems.length > 0) throw new EnvError(problems);
	return Object.fromEntries(values);
}

const secretNamePattern = /PASSWORD|SECRET|TOKEN|SALT|KEY|_URL$/;
/** Masks a value for an error message. Even an invalid secret must not reach a log. */
const maskSecret = (name: string, value = '') =>
	secretNamePattern.test(name) && !name.includes('PUBLIC')
		? '…'
		: value.replace(/(?<=:\/\/)[^/@]*@/, '…@');
