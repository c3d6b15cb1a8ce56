import type { Page } from '@playwright/test';

/** What a page says about itself to machines. */
export interface Head {
	readonly lang: string;
	readonly title: string;
	/** Headings of the first level. */
	readonly headings: number;
	/** `<meta>` by its name or property. */
	readonly meta: Readonly<Record<string, string>>;
	/** Addresses of `<link>` by what they are; of several the last. */
	readonly links: Readonly<Record<string, string>>;
	/** The things of the JSON-LD, by their type. */
	readonly things: Readonly<Record<string, Record<string, unknown>>>;
}

/** Reads the head of the page a browser shows; fails where its JSON-LD does not parse. */
export const headOf = (page: Page): Promise<Head> => page.evaluate(read);

/** In the browser. */
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
