import { siteEnv } from '../config/env.server';
import { sitemapPath } from '../config/sitemap';

const renderRobotsTxt = (origin: string) =>
	[
		'User-agent: *',
		'Disallow: /api/',
		'Disallow: /sumu',
		'',
		`Sitemap: ${origin}${sitemapPath}`,
		'',
	].join('\n');

export const loader = () =>
	new Response(renderRobotsTxt(siteEnv().origin), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
