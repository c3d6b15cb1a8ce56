import type { Failure } from './form';

/** Result of a form that was posted without scripts. */
export interface Posted extends Failure {
	readonly form: string;
	readonly sent: boolean;
	readonly values: Readonly<Record<string, string | undefined>>;
}

/** Name of the hidden field that identifies the form. */
export const formField = 'form';
