import type { GroupSpec } from '../field-spec';
import { defineCompleteGroups, type FieldSpec, type SettingName } from '../field-spec';
import { aboutGroup } from './about';
import { bannerGroup } from './banner';
import { brandGroup } from './brand';
import { categoriesGroup } from './categories';
import { contactGroup } from './contact';
import { detailsGroup } from './details';
import { developmentGroup } from './development';
import { languageGroup } from './language';
import { ownPagesGroup } from './own-pages';
import { readersGroup } from './readers';
import { sectionsGroup } from './sections';
import { seoGroup } from './seo';
import { statisticsGroup } from './statistics';
import { teasersGroup } from './teasers';

const reviewsGroup = {
	id: 'reviews',
	title: 'Reviews',
	fields: [
		{
			name: 'moderateReviews',
			kind: 'tick',
			label: 'Visitors’ reviews wait for you',
			help: 'Unticked, they are shown at once.',
		},
	],
} as const satisfies GroupSpec;

/** All settings in SiteSetting, in the order of the page. */
export const settingGroups = defineCompleteGroups([
	bannerGroup,
	brandGroup,
	teasersGroup,
	aboutGroup,
	sectionsGroup,
	ownPagesGroup,
	categoriesGroup,
	detailsGroup,
	developmentGroup,
	statisticsGroup,
	contactGroup,
	readersGroup,
	reviewsGroup,
	languageGroup,
	seoGroup,
]);

/** Every setting, regardless of its group. */
export const fieldSpecs: readonly FieldSpec[] = settingGroups.flatMap(({ fields }) => fields);

/** @throws if there is no such setting, which the compiler prevents */
export function specOf(name: SettingName): FieldSpec {
	const spec = fieldSpecs.find((each) => each.name === name);
	if (!spec) throw new Error(`There is no setting ${name}`);
	return spec;
}
