import { useMemo } from 'react';
import { useTranslateMessage } from '../../../lib/words/translate-message';
import { useWords } from '../../../lib/words/use-words';
import type { EntryFormDefinition } from './entry-form/definition';
import { rowsOf } from './entry-form/values';

/** Returns a form with its title and labels in the site's wording. */
export function useTranslatedForm<Form, Entry>({
	form,
	title,
}: {
	form: EntryFormDefinition<Form, Entry>;
	title: string;
}): { form: EntryFormDefinition<Form, Entry>; title: string } {
	const { speech } = useWords();
	const translate = useTranslateMessage();
	// biome-ignore lint/correctness/useExhaustiveDependencies: `translate` changes only with the translations
	return useMemo(
		() => ({
			title: translate(title),
			form: {
				...form,
				fields: Object.fromEntries(
					rowsOf(form.fields).map(([name, row]) => [name, { ...row, label: translate(row.label) }]),
				) as typeof form.fields,
			},
		}),
		[form, title, speech],
	);
}
