import { useSite } from '../../../../lib/site/use-site';
import type { Choice } from '../entry-form/definition';

/** What a project may be sorted into. */
export function useCategoryChoices(): readonly Choice[] {
	const { categories, shownCategories } = useSite();
	const names = categories.length > 0 ? categories : shownCategories;
	return names.map((name) => ({ id: name, name }));
}
