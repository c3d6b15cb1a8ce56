import type { Site } from '@sumu/contract';
import type { SearchAction, WebSite } from 'schema-dts';
import { siteTitle } from '../../../lib/site/use-site';
import { personId } from './person';

// Google's `query-input` is not part of schema.org's own vocabulary.
interface TemplatedSearch extends Exclude<SearchAction, string> {
	'query-input': string;
}

const createSearchAction = (origin: string): TemplatedSearch => ({
	'@type': 'SearchAction',
	target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
	'query-input': 'required name=search_term_string',
});

/** Structured data about the site and its search. */
export const createWebSite = (site: Site, origin: string): WebSite => ({
	'@type': 'WebSite',
	'@id': `${origin}/#site`,
	url: `${origin}/`,
	name: siteTitle(site),
	description: site.seo.description,
	inLanguage: site.language,
	publisher: { '@id': personId(origin) },
	potentialAction: createSearchAction(origin),
});
