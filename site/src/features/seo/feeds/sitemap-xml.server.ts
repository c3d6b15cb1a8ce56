import { createXmlElement, createXmlTextElement, removeForbidden } from '../../../lib/xml';

export type PictureUrl = string | null | undefined;

export interface Entry {
	readonly path: string;
	/** Time of the last change, if it is known. */
	readonly updated?: string | undefined;
	/** Pictures that the page shows. */
	readonly pictures?: readonly PictureUrl[];
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

export async function* writeEntries(
	origin: string,
	entries: AsyncIterable<Entry>,
): AsyncGenerator<string, void> {
	const toUrl = (address: string) => new URL(address, origin).href;
	yield `${declaration}<urlset xmlns="${sitemapNamespace}" xmlns:image="${imageNamespace}">\n`;
	for await (const { path, updated, pictures = [] } of entries) {
		const url = createXmlElement(
			'url',
			{},
			createXmlTextElement('loc', toUrl(path)),
			...(updated ? [createXmlTextElement('lastmod', updated)] : []),
			...pictures.flatMap((picture) =>
				picture
					? [createXmlElement('image:image', {}, createXmlTextElement('image:loc', toUrl(picture)))]
					: [],
			),
		);
		yield `${removeForbidden(url)}\n`;
	}
	yield '</urlset>\n';
}
