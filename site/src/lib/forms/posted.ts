import type { Outcome, Values } from './form';

/** A form that was posted without scripts: which one, what was typed, what became of it. */
export interface Posted extends Outcome {
	readonly form: string;
	readonly values: Values;
}

/** The hidden field that names the form. */
export const formField = 'form';
