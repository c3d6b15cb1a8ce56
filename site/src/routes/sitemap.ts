import { listBlogs, listProjects } from '@sumu/contract';
import { siteEnv } from '../config/env.server';
import { sitemap } from '../features/feeds/sitemap.server';
import { call } from '../lib/api';
import { answered } from '../lib/api/answered';

export const loader = () =>
	answered(async () => {
		const [projects, posts] = await Promise.all([call(listProjects, {}), call(listBlogs, {})]);
		return new Response(await sitemap(siteEnv().origin, projects.data, posts.data), {
			headers: { 'Content-Type': 'application/xml; charset=utf-8' },
		});
	});
