import type { Picture } from '@sumu/contract';
import { useOrigin } from '../../../lib/document/use-origin';
import { useSite } from '../use-site';

/** Title, description and link preview of a page; React moves them into the head. */
export function PageHead({
	title,
	description,
	picture,
	path,
}: {
	/** Before the site's own title; the site's title alone where there is none. */
	title?: string;
	description?: string | undefined;
	picture?: Picture | null;
	/** The page's canonical address on this site. */
	path: string;
}) {
	const { seo } = useSite();
	const origin = useOrigin();
	const fullTitle = title ? `${title} | ${seo.title}` : seo.title;
	const text = description || seo.description;
	const shown = picture ?? seo.picture;
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={text} />
			<link rel="canonical" href={origin + path} />
			<meta property="og:type" content="website" />
			<meta property="og:title" content={fullTitle} />
			<meta property="og:description" content={text} />
			<meta property="og:url" content={origin + path} />
			{shown && <meta property="og:image" content={shown.url.replace(/^\//, `${origin}/`)} />}
			<meta name="twitter:card" content={shown ? 'summary_large_image' : 'summary'} />
		</>
	);
}
