import { blogFeeds, previewImages } from '../../../config/generated-files';
import { Unlisted } from '../../../lib/document/unlisted';
import { useOrigin } from '../../../lib/document/use-origin';
import { siteTitle, useSite } from '../../../lib/site/use-site';
import { cutAtWord } from '../../../lib/text';

interface PageHeadProps {
	/** Precedes the site's title; without it, the site's title alone. */
	title?: string;
	description?: string | undefined;
	/** Canonical path of the page. */
	path: string;
	/** Path of the link preview picture; the site's by default. */
	preview?: string;
	type?: 'website' | 'article';
	/** Addresses of the previous and next page in the list. */
	previous?: string | undefined;
	next?: string | undefined;
	/** If true, search engines do not index the page. */
	isPrivate?: boolean;
}

const MAX_DESCRIPTION_LENGTH = 200;

/** Title, description and link preview of a page; React moves them into the head. */
export function PageHead({
	title,
	description,
	path,
	preview = previewImages.site.at(),
	type = 'website',
	previous,
	next,
	isPrivate = false,
}: PageHeadProps) {
	const site = useSite();
	const siteName = siteTitle(site);
	const origin = useOrigin();
	const fullTitle = title ? `${title} | ${siteName}` : siteName;
	const metaDescription = cutAtWord(
		description || site.seo.description,
		MAX_DESCRIPTION_LENGTH - 1,
	);
	return (
		<>
			<title>{fullTitle}</title>
			{metaDescription && <meta name="description" content={metaDescription} />}
			{isPrivate && <Unlisted />}
			<link rel="canonical" href={origin + path} />
			{previous && <link rel="prev" href={origin + previous} />}
			{next && <link rel="next" href={origin + next} />}
			{[blogFeeds.atom, blogFeeds.json, blogFeeds.rss].map(({ type, path }) => (
				<link key={path} rel="alternate" type={type} title={siteName} href={path} />
			))}
			<meta property="og:type" content={type} />
			<meta property="og:site_name" content={siteName} />
			<meta property="og:title" content={title ?? siteName} />
			{metaDescription && <meta property="og:description" content={metaDescription} />}
			<meta property="og:url" content={origin + path} />
			<meta property="og:image" content={origin + preview} />
			<meta property="og:image:width" content={String(previewImages.width)} />
			<meta property="og:image:height" content={String(previewImages.height)} />
			<meta property="og:image:alt" content={title ?? siteName} />
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={title ?? siteName} />
			{metaDescription && <meta name="twitter:description" content={metaDescription} />}
			<meta name="twitter:image" content={origin + preview} />
		</>
	);
}
