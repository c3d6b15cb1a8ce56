import { useSite } from '../../../../lib/site/use-site';
import type { ReferenceChoice } from '../entry-form/definition';

/** Categories a project can be in. */
export function useCategoryChoices(): readonly ReferenceChoice[] {
	const { categories, shownCategories } = useSite();
	const names = categories.length > 0 ? categories : shownCategories;
	return names.map((name) => ({ id: name, name }));
}
