import type { SubmitFailure } from './form';

/** Result of a form that was posted without scripts. */
export interface FormPostResult extends SubmitFailure {
	readonly form: string;
	readonly sent: boolean;
	readonly values: Readonly<Record<string, string | undefined>>;
}

/** Name of the hidden field that identifies the form. */
export const formField = 'form';
