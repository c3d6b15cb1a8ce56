import type { Page } from '@playwright/test';

/** Metadata of a page. */
export interface Head {
	readonly lang: string;
	readonly title: string;
	/** Number of level-one headings. */
	readonly headings: number;
	/** `<meta>` contents by name or property. */
	readonly meta: Readonly<Record<string, string>>;
	/** `<link>` addresses by `rel`; the last one of each. */
	readonly links: Readonly<Record<string, string>>;
	/** JSON-LD objects by type. */
	readonly things: Readonly<Record<string, Record<string, unknown>>>;
}

/** Reads the metadata of the current page; fails if its JSON-LD does not parse. */
export const headOf = (page: Page): Promise<Head> => page.evaluate(read);

/** Runs in the browser. */
function read(): Head {
	const all = (selector: string) => Array.from(document.querySelectorAll(selector));
	const pairs = (nodes: Element[], names: string[], value: string) =>
		Object.fromEntries(
			nodes.map((node) => [
				names.map((name) => node.getAttribute(name)).find(Boolean) ?? '',
				node.getAttribute(value) ?? '',
			]),
		);
	const graphs = all('script[type="application/ld+json"]').map(({ textContent }) => {
		const { '@context': context, '@graph': graph } = JSON.parse(textContent ?? '');
		if (context !== 'https://schema.org') throw new Error(`JSON-LD speaks ${context}`);
		return graph;
	});
	return {
		lang: document.documentElement.lang,
		title: document.title,
		headings: all('h1').length,
		meta: pairs(all('head meta[content]'), ['name', 'property'], 'content'),
		links: pairs(all('head link[href]'), ['rel'], 'href'),
		things: Object.fromEntries(graphs.flat().map((thing) => [thing['@type'], thing])),
	};
}
