import type { Failure } from './form';

/** A form that was posted without scripts: which one, what was typed or sent, what became of it. */
export interface Posted extends Failure {
	readonly form: string;
	readonly sent: boolean;
	readonly values: Readonly<Record<string, string | undefined>>;
}

/** The hidden field that names the form. */
export const formField = 'form';
