import {
	fillResources,
	ownerSettings,
	type PublishedContent,
	publicSettings,
	type Site,
} from '@sumu/contract';
import {
	columnField,
	computedField,
	createPresenterOrEmpty,
	type Field,
	getQueryOptions,
} from '../../platform/fields';
import { type AnySettingField, createSettingField, createSettingFields } from './setting-fields';

/** Row of the settings, with the values that `readSite` adds. */
export interface SiteRow {
	id: number;
	documentId: string;
	published?: PublishedContent;
	usedCategories?: string[];
	features?: Site['features'];
	[column: string]: unknown;
}

/** Field for a value that the reader of the row adds. */
const createAddedField = <Name extends string, Value>(
	name: Name,
	otherwise: Value,
): Field<Record<Name, Value | undefined>, Value, never> => ({
	select: [],
	populate: [],
	read: (row) => row[name] ?? otherwise,
});

/** Response keys that are no settings; after the settings, in this order. */
const computedFields = {
	features: createAddedField('features', { google: false, mail: false, visits: false }),
	published: createAddedField('published', fillResources(false)),
	shownCategories: computedField(
		{
			all: createSettingField('categories'),
			used: createAddedField<'usedCategories', string[]>('usedCategories', []),
		},
		({ all, used }) => (all.length > 0 ? all.filter((name) => used.includes(name)) : used),
	),
	updated: columnField('updatedAt', (storedValue: string | null) =>
		new Date(storedValue ?? 0).toISOString(),
	),
};

const siteFields: Record<string, AnySettingField> = {
	...createSettingFields(publicSettings, 'visitor'),
	...computedFields,
};

export const ownedSiteFields: Record<string, AnySettingField> = {
	...siteFields,
	...createSettingFields({ ...publicSettings, ...ownerSettings }, 'owner'),
};

export const siteShape = getQueryOptions(ownedSiteFields);

/** The contract's settings define the fields, so each key of the response has its type. */
const createSitePresenter = (fields: Record<string, AnySettingField>) =>
	createPresenterOrEmpty(fields) as unknown as (row: SiteRow | null) => Site;

/** Returns every part empty if the settings were never filled in. */
export const presentSite = createSitePresenter(siteFields);
export const presentOwnedSite = createSitePresenter(ownedSiteFields);
