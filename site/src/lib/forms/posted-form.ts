import type { SubmitFailure } from './form-definition';

/** Result of a form that was posted without scripts. */
export interface FormPostResult extends SubmitFailure {
	readonly form: string;
	readonly sent: boolean;
	readonly values: Readonly<Record<string, string | undefined>>;
}

/** Name of the hidden field that identifies the form. */
export const formField = 'form';

/**
 * Maximum size of a form body in bytes. The server reads one byte more and drops the rest, so that the reader can
 * detect a longer body.
 */
export const MAX_FORM_BYTES = 64 * 1024;
