import { isDeepStrictEqual } from 'node:util';
import type { AnyPanelView } from './view';

type Cell = { name: string; size: number };
type Texts = { label: string; description: string; column: string };

/** Stored configuration of Strapi's content manager, with the parts that are read here. */
export interface ViewConfiguration {
	settings: { mainField: string; defaultSortBy: string; defaultSortOrder: string };
	metadatas: Record<
		string,
		{ edit: { label?: string; description?: string }; list: { label?: string } }
	>;
	layouts: { list: string[]; edit: Cell[][] };
}

/** Parts of a configuration that are kept or replaced separately. */
export interface ConfigurationParts {
	settings: ViewConfiguration['settings'];
	list: string[];
	edit: Cell[][];
	texts: Record<string, Texts>;
}

const GRID_COLUMNS = 12;

export function partsOf(
	view: AnyPanelView,
	{ settings, layouts }: ViewConfiguration,
): ConfigurationParts {
	const [defaultSortBy, defaultSortOrder] = view.sort ?? [
		settings.defaultSortBy,
		settings.defaultSortOrder,
	];
	const texts = Object.entries(view.fields).map(([name, given]) => {
		const [label, description] = typeof given === 'string' ? [given, ''] : given;
		return [name, { label, description, column: label }];
	});
	return {
		settings: { mainField: view.main, defaultSortBy, defaultSortOrder },
		list: view.list ? [...view.list] : layouts.list,
		edit: view.rows.map((row) => row.map((name) => ({ name, size: GRID_COLUMNS / row.length }))),
		texts: Object.fromEntries(texts),
	};
}

const textsIn = ({ metadatas }: ViewConfiguration, name: string): Texts => ({
	label: metadatas[name]?.edit.label ?? '',
	description: metadatas[name]?.edit.description ?? '',
	column: metadatas[name]?.list.label ?? '',
});

/** Removes fields that the other layout cannot contain: Strapi appends new fields to a layout automatically. */
const withOnly = (edit: Cell[][], known: (name: string) => boolean) =>
	edit.map((row) => row.filter(({ name }) => known(name))).filter((row) => row.length > 0);

function sameForm(current: ViewConfiguration, written: Cell[][]): boolean {
	const names = new Set(written.flat().map(({ name }) => name));
	return isDeepStrictEqual(
		withOnly(current.layouts.edit, (name) => names.has(name)),
		withOnly(written, (name) => name in current.metadatas),
	);
}

/**
 * Replaces the parts that the owner has not changed since they were last written, or all parts without a record.
 * Changed parts are kept.
 * @returns the new configuration, and the record of the written parts
 */
export function mergeConfiguration(
	current: ViewConfiguration,
	wanted: ConfigurationParts,
	written: ConfigurationParts | undefined,
) {
	const previousParts = written ?? wanted;
	const { mainField, defaultSortBy, defaultSortOrder } = current.settings;
	const currentSettings = { mainField, defaultSortBy, defaultSortOrder };
	const unchangedParts = {
		settings: !written || isDeepStrictEqual(currentSettings, written.settings),
		list: !written || isDeepStrictEqual(current.layouts.list, written.list),
		edit: !written || sameForm(current, written.edit),
	};
	const mergedMetadatas = { ...current.metadatas };
	const mergedTexts = { ...written?.texts };
	for (const [name, text] of Object.entries(wanted.texts)) {
		const earlier = written?.texts[name];
		const field = mergedMetadatas[name];
		if (!field || (earlier && !isDeepStrictEqual(textsIn(current, name), earlier))) continue;
		const { label, description, column } = text;
		mergedMetadatas[name] = {
			...field,
			edit: { ...field.edit, label, description },
			list: { ...field.list, label: column },
		};
		mergedTexts[name] = text;
	}
	return {
		configuration: {
			...current,
			settings: unchangedParts.settings
				? { ...current.settings, ...wanted.settings }
				: current.settings,
			metadatas: mergedMetadatas,
			layouts: {
				...current.layouts,
				list: unchangedParts.list ? wanted.list : current.layouts.list,
				edit: unchangedParts.edit ? wanted.edit : current.layouts.edit,
			},
		},
		record: {
			settings: unchangedParts.settings ? wanted.settings : previousParts.settings,
			list: unchangedParts.list ? wanted.list : previousParts.list,
			edit: unchangedParts.edit ? wanted.edit : previousParts.edit,
			texts: mergedTexts,
		},
	};
}
