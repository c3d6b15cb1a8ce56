import { writeDraft } from './draft';

/** Draft name of an entry being added; the first has no number. */
export const newDraftName = (form: string, number: string | null) =>
	number ? `${form}+${number}` : form;

/** Address of the add form with that draft. */
export const newDraftAddress = (add: string, number: string) =>
	number ? `${add}?draft=${number}` : add;

/** Number of a new draft: the current time in base 36. */
export const newNumber = () => Date.now().toString(36);

/**
 * Saves the typed values as a draft of another new entry.
 * @returns its number, for `?draft=`
 */
export function startDraft(form: string, values: object): string {
	const number = newNumber();
	writeDraft(newDraftName(form, number), values);
	return number;
}
