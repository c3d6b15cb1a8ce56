import { getSite, listBlogs, listProjects, listServices } from '@sumu/contract';
import { siteEnv } from '../config/env.server';
import { everyRow } from '../features/seo/feeds/every-row.server';
import { mostListed, sitemap } from '../features/seo/feeds/sitemap.server';
import { call } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = () =>
	orErrorResponse(async () => {
		const [site, projects, posts, services] = await Promise.all([
			call(getSite, {}),
			everyRow((query) => call(listProjects, { query }), mostListed),
			everyRow((query) => call(listBlogs, { query }), mostListed),
			call(listServices, {}),
		]);
		return new Response(
			await sitemap(siteEnv().origin, site.data, projects, posts, services.data),
			{
				headers: { 'Content-Type': 'application/xml; charset=utf-8' },
			},
		);
	});
