import type { Settings } from '../launcher/settings';

/** `off` is not set up, and need not be; `look` works, but somebody should look; `wrong` does not work. */
export type State = 'ok' | 'off' | 'look' | 'wrong';

export interface Finding {
	readonly state: State;
	readonly found: string;
	/** What to do about it. */
	readonly todo?: string;
}

export interface Asked {
	readonly settings: Settings;
	/** The file that variables are read from besides the environment. */
	readonly envFile: string;
}

export interface Check {
	readonly name: string;
	/** Throws where what it looks at does not answer. */
	readonly look: (asked: Asked) => Promise<Finding> | Finding;
}

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const off = (found: string): Finding => ({ state: 'off', found });
export const look = (found: string, todo: string): Finding => ({ state: 'look', found, todo });
export const wrong = (found: string, todo: string): Finding => ({ state: 'wrong', found, todo });

/** Milliseconds anybody asked may take. */
export const patience = 5000;

export const reasonOf = (error: unknown): string => {
	if (!(error instanceof Error)) return String(error);
	const { cause } = error;
	if (cause instanceof Error) return reasonOf(cause);
	return error.message || ('code' in error ? String(error.code) : error.name);
};
