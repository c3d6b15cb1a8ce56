import { siteEnv } from '../config/env.server';

const renderRobotsTxt = (origin: string) =>
	[
		'User-agent: *',
		'Disallow: /api/',
		'Disallow: /sumu',
		'',
		`Sitemap: ${origin}/sitemap.xml`,
		'',
	].join('\n');

export const loader = () =>
	new Response(renderRobotsTxt(siteEnv().origin), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
