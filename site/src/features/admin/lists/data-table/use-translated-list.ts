import { useMemo } from 'react';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import { useWords } from '../../../../lib/words/use-words';
import type { DataRow, ListConfig, RowState } from './list-config';

/** Returns a list with its title and column headers in the site's wording. */
export function useTranslatedList<Item extends DataRow>(
	list: ListConfig<Item, string, RowState>,
): ListConfig<Item, string, RowState> {
	const { speech } = useWords();
	const translate = useTranslateMessage();
	// biome-ignore lint/correctness/useExhaustiveDependencies: `translate` changes only with the translations
	return useMemo(
		() => ({
			...list,
			title: translate(list.title),
			columns: list.columns.map((column) => ({ ...column, header: translate(column.header) })),
		}),
		[list, speech],
	);
}
