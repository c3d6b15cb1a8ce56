import { writeDraft } from './draft';

/** The draft of one that is added; the first has no number. */
export const newDraftName = (form: string, number: string | null) =>
	number ? `${form}+${number}` : form;

/** Keeps what was typed as one more to be added. @returns its number, for `?draft=` */
export function startDraft(form: string, values: object): string {
	const number = Date.now().toString(36);
	writeDraft(newDraftName(form, number), values);
	return number;
}
