import {
	ADDRESS_PAGE_SIZE,
	getSite,
	listPostAddresses,
	listProjectAddresses,
	listServices,
	listTags,
} from '@sumu/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteEnv } from '../config/env.server';
import { parseSitemapPart } from '../config/sitemap';
import { openPagedRows } from '../features/seo/feeds/paged-rows.server';
import { type SitemapContent, writeSitemap } from '../features/seo/feeds/sitemap.server';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

async function openContent(): Promise<SitemapContent> {
	const [site, projects, posts, services, tags] = await Promise.all([
		callEndpoint(getSite, {}),
		openPagedRows(ADDRESS_PAGE_SIZE, (page) =>
			callEndpoint(listProjectAddresses, { query: { page } }),
		),
		openPagedRows(ADDRESS_PAGE_SIZE, (page) =>
			callEndpoint(listPostAddresses, { query: { page } }),
		),
		callEndpoint(listServices, {}),
		callEndpoint(listTags, {}),
	]);
	const { origin } = siteEnv();
	return { origin, site: site.data, projects, posts, services: services.data, tags: tags.data };
}

/** Minimum characters of a chunk: each has a cost of its own. */
const MIN_CHUNK_LENGTH = 16_384;

/** Streams text as UTF-8. */
function toStream(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			let chunk = '';
			let isDone = false;
			while (!isDone && chunk.length < MIN_CHUNK_LENGTH) {
				const { done, value } = await pieces.next();
				isDone = done === true;
				chunk += value ?? '';
			}
			if (chunk) controller.enqueue(encoder.encode(chunk));
			if (isDone) controller.close();
		},
		async cancel() {
			await pieces.return();
		},
	});
}

/** The sitemap, the index of a large one, or one of its parts. */
export const loader = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
	orErrorResponse(async () => {
		const part = parseSitemapPart(new URL(request.url).searchParams);
		const pieces = part === null ? null : writeSitemap(await openContent(), part);
		if (!pieces) return new Response('Not found', { status: 404 });
		return new Response(toStream(pieces), {
			headers: { 'Content-Type': 'application/xml; charset=utf-8' },
		});
	});
