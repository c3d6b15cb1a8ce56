import type { Settings } from '../launcher/settings';

/** `off`: not set up, and optional. `look`: works, but needs attention. `wrong`: does not work. */
export type State = 'ok' | 'off' | 'look' | 'wrong';

export interface Finding {
	readonly state: State;
	readonly found: string;
	/** Instructions for the owner. */
	readonly todo?: string;
}

export interface Asked {
	readonly settings: Settings;
	/** The file that variables are read from besides the environment. */
	readonly envFile: string;
}

export interface Check {
	readonly name: string;
	/** Throws if the checked service does not respond. */
	readonly look: (asked: Asked) => Promise<Finding> | Finding;
}

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const off = (found: string): Finding => ({ state: 'off', found });
export const look = (found: string, todo: string): Finding => ({ state: 'look', found, todo });
export const wrong = (found: string, todo: string): Finding => ({ state: 'wrong', found, todo });

/** Timeout in milliseconds for each service. */
export const patience = 5000;

export const reasonOf = (error: unknown): string => {
	if (!(error instanceof Error)) return String(error);
	const { cause } = error;
	if (cause instanceof Error) return reasonOf(cause);
	return error.message || ('code' in error ? String(error.code) : error.name);
};
