import type { Site } from '@sumu/contract';
import { Globe } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingOf } from './hosts.server';

const creditComment =
	'<!-- Drawings of networks: Font Awesome Free 7, fontawesome.com, CC BY 4.0 -->';
/** Drawing for addresses that belong to no known network. */
const fallbackDrawing = renderToStaticMarkup(createElement(Globe));
/** Host names that need no escaping in an attribute. */
const plainHost = /^[a-z\d.-]+$/;

function renderSymbol(url: URL): string {
	const { icon } = drawingOf(url) ?? {};
	if (!icon) return `<symbol id="${url.hostname}" viewBox="0 0 24 24">${fallbackDrawing}</symbol>`;
	const [width, height, , , path] = icon;
	const pathElements = [path].flat().map((d) => `<path d="${d}"/>`);
	return `<symbol id="${url.hostname}" viewBox="0 0 ${width} ${height}">${pathElements.join('')}</symbol>`;
}

/** Returns an SVG sprite with one symbol per host in the owner's links to other sites. */
export function networkDrawings({
	socials,
	platforms,
}: Pick<Site, 'socials' | 'platforms'>): string {
	const urls = [...socials, ...platforms].flatMap(({ url }) =>
		URL.canParse(url) ? new URL(url) : [],
	);
	const plain = urls.filter(({ hostname }) => plainHost.test(hostname));
	const byHost = new Map(plain.map((url) => [url.hostname, renderSymbol(url)]));
	return `<svg xmlns="http://www.w3.org/2000/svg">${creditComment}${[...byHost.values()].join('')}</svg>`;
}
