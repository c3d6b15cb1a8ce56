import { complete, type FieldSpec, type SettingName } from '../field-spec';
import { about } from './about';
import { banner } from './banner';
import { brand } from './brand';
import { categories } from './categories';
import { contact } from './contact';
import { details } from './details';
import { development } from './development';
import { language } from './language';
import { ownPages } from './own-pages';
import { readers } from './readers';
import { reviews } from './reviews';
import { sections } from './sections';
import { seo } from './seo';
import { statistics } from './statistics';
import { teasers } from './teasers';

/** All settings in SiteSetting, in the order of the page. */
export const groups = complete([
	banner,
	brand,
	teasers,
	about,
	sections,
	ownPages,
	categories,
	details,
	development,
	statistics,
	contact,
	readers,
	reviews,
	language,
	seo,
]);

/** Every setting, regardless of its group. */
export const specs: readonly FieldSpec[] = groups.flatMap(({ fields }) => fields);

/** @throws if there is no such setting, which the compiler prevents */
export function specOf(name: SettingName): FieldSpec {
	const spec = specs.find((each) => each.name === name);
	if (!spec) throw new Error(`There is no setting ${name}`);
	return spec;
}
