import { getSite, listBlogs, listProjects, listServices } from '@sumu/contract';
import { siteEnv } from '../config/env.server';
import { everyRow } from '../features/seo/feeds/every-row.server';
import { MAX_LISTED_ROWS, writeSitemap } from '../features/seo/feeds/sitemap.server';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = () =>
	orErrorResponse(async () => {
		const [site, projects, posts, services] = await Promise.all([
			callEndpoint(getSite, {}),
			everyRow((query) => callEndpoint(listProjects, { query }), MAX_LISTED_ROWS),
			everyRow((query) => callEndpoint(listBlogs, { query }), MAX_LISTED_ROWS),
			callEndpoint(listServices, {}),
		]);
		return new Response(
			await writeSitemap(siteEnv().origin, site.data, projects, posts, services.data),
			{
				headers: { 'Content-Type': 'application/xml; charset=utf-8' },
			},
		);
	});
