import type { EnvSettings } from '../launcher/settings';

/** `reportNotSetUp`: not set up, and optional. `reportWarning`: works, but needs attention. `reportFailure`: does not work. */
export type FindingState = 'ok' | 'off' | 'look' | 'wrong';

export interface Finding {
	readonly state: FindingState;
	readonly found: string;
	/** Instructions for the owner. */
	readonly todo?: string;
}

export interface CheckContext {
	readonly settings: EnvSettings;
	/** The file that variables are read from besides the environment. */
	readonly envFile: string;
}

export interface DoctorCheck {
	readonly name: string;
	/** Throws if the checked service does not respond. */
	readonly look: (context: CheckContext) => Promise<Finding> | Finding;
}

export const reportOk = (findingText: string): Finding => ({ state: 'ok', found: findingText });
export const reportNotSetUp = (findingText: string): Finding => ({
	state: 'off',
	found: findingText,
});
export const reportWarning = (findingText: string, todo: string): Finding => ({
	state: 'look',
	found: findingText,
	todo,
});
export const reportFailure = (findingText: string, todo: string): Finding => ({
	state: 'wrong',
	found: findingText,
	todo,
});

/** Timeout in milliseconds for each service. */
export const CHECK_TIMEOUT_MS = 5000;

export const reasonOf = (error: unknown): string => {
	if (!(error instanceof Error)) return String(error);
	const { cause } = error;
	if (cause instanceof Error) return reasonOf(cause);
	return error.message || ('code' in error ? String(error.code) : error.name);
};
