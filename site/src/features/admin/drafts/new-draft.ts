import { writeDraft } from './draft';

/** The draft of one that is added; the first has no number. */
export const newDraftName = (form: string, number: string | null) =>
	number ? `${form}+${number}` : form;

/** The form that adds one, with that draft. */
export const newDraftAddress = (add: string, number: string) =>
	number ? `${add}?draft=${number}` : add;

/** Of one that is not begun yet. */
export const newNumber = () => Date.now().toString(36);

/** Keeps what was typed as one more to be added. @returns its number, for `?draft=` */
export function startDraft(form: string, values: object): string {
	const number = newNumber();
	writeDraft(newDraftName(form, number), values);
	return number;
}
