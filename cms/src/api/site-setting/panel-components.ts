import { ownerSettings, publicSettings } from '@sumu/contract';
import type lineSchema from '../../components/site/line.json';
import type sectionSchema from '../../components/site/section.json';
import type { AnyPanelView, PanelView } from '../../platform/panel/view';
import { toPanelLabels } from './panel';

const {
	platforms,
	socials,
	teasers,
	achievements,
	menu,
	extraPages,
	legal,
	pages,
	development,
	statistics,
	contact,
	contactSteps,
	details,
	brand,
	seo,
} = publicSettings;

/** Returns the view of a component with the labels of its settings. Settings without a row come last. */
function createView(
	{ fields }: { fields: Parameters<typeof toPanelLabels>[0] },
	main: string,
	rows: readonly (readonly string[])[],
): AnyPanelView {
	const placedNames = rows.flat();
	const unplacedNames = Object.keys(fields).filter((name) => !placedNames.includes(name));
	return {
		main,
		rows: [...rows, ...unplacedNames.map((name) => [name])],
		fields: toPanelLabels(fields),
	};
}

export const siteComponentViews: Record<string, AnyPanelView> = {
	'site.line': { main: 'text', rows: [['text']], fields: { text: 'Text' } } satisfies PanelView<
		typeof lineSchema
	>,
	'site.category': { main: 'text', rows: [['text']], fields: { text: 'Name' } },
	'site.link': createView(platforms, 'label', [['label', 'url']]),
	'site.social': createView(socials, 'network', [['network', 'url']]),
	'site.teaser': createView(teasers, 'title', [['title'], ['icon'], ['text']]),
	'site.achievement': createView(achievements, 'title', [
		['title'],
		['text'],
		['linkLabel', 'url'],
	]),
	'site.heading': createView(contactSteps, 'title', [['title'], ['text']]),
	'site.section': {
		main: 'key',
		rows: [['key', 'shown'], ['title', 'label'], ['text']],
		fields: {
			key: 'Section',
			shown: 'Shown',
			title: ['Title', 'Leave blank to use the usual title in the language of the site.'],
			text: ['Text', 'One or two sentences below the title.'],
			label: ['Menu', 'Name of its page in the menu. Leave blank to use the usual name.'],
		},
	} satisfies PanelView<typeof sectionSchema>,
	'site.extra-page': createView(extraPages, 'title', [['title', 'slug'], ['text']]),
	'site.legal': createView(legal, 'id', [['terms'], ['privacy']]),
	'site.menu-link': createView(menu, 'label', [['label', 'to']]),
	'site.pages': createView(pages, 'id', [['projects'], ['skills'], ['services'], ['blog']]),
	'site.contact': createView(contact, 'email', [
		['email', 'phone'],
		['address'],
		['opens', 'closes'],
		['timeZone'],
	]),
	'site.details': createView(details, 'id', [
		['liveLink', 'theme'],
		['frontend', 'backend'],
		['price', 'delivery'],
		['features'],
	]),
	'site.brand': createView(brand, 'palette', [
		['logo', 'icon', 'footerMark'],
		['border', 'lost'],
		['mark', 'band'],
		['palette', 'accent'],
		['fonts', 'radius', 'density'],
	]),
	'site.development': createView(development, 'id', [['picture'], ['steps']]),
	'site.step': createView(development.fields.steps, 'year', [['year', 'text']]),
	'site.statistic': createView(statistics, 'label', [['label', 'value', 'note']]),
	'site.stages': createView(ownerSettings.stages, 'new', [
		['new', 'talking'],
		['won', 'lost'],
		['spam'],
	]),
	'site.seo': createView(seo, 'title', [['title', 'picture'], ['description']]),
};
