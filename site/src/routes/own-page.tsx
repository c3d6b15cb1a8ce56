import { Box } from '@chakra-ui/react';
import { getPage, type LegalPage } from '@sumu/contract';
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom';
import { sitePaths } from '../config/paths';
import { PageHead } from '../features/seo/components/page-head';
import { callEndpoint } from '../lib/api';
import { loadInBrowser, loadOnServer, notFound, readOnServer } from '../lib/query';
import { readSiteWithFallback } from '../lib/site/known-site.server';
import { useTextDirection } from '../lib/words/text-direction';
import { useWords } from '../lib/words/use-words';
import { Article } from '../ui/article/article';
import { Contents } from '../ui/article/contents';
import { prepareArticle } from '../ui/article/prepare-article';
import { Columns, Container } from '../ui/container';
import { redirectFromFormerAddress } from './former-address.server';

const legalPageTexts = {
	terms: {
		title: 'Terms',
		description: 'The terms that apply when you use this site or hire me.',
	},
	privacy: {
		title: 'Privacy',
		description: 'What this site stores about you, why, for how long, and how to have it deleted.',
	},
} as const satisfies Record<LegalPage, object>;
/** Returns the text of sanitized HTML. Decodes numeric entities; named ones become spaces. */
const textOfHtml = (html: string): string =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number(`0x${code}`)))
		.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
		.replace(/&\w+;/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

const isLegal = (slug: string): slug is LegalPage => slug in legalPageTexts;
const slugOf = (pathname: string) => decodeURIComponent(pathname.split('/')[1] ?? '');

const ownPageQuery = (slug: string) =>
	queryOptions({
		queryKey: ['site', 'page', slug],
		queryFn: async ({ signal }) => (await callEndpoint(getPage, { params: { slug }, signal })).data,
	});

const ensureOwnPage = (slug: string) => (client: QueryClient) => [
	client.ensureQueryData(ownPageQuery(slug)),
];

type Args = Pick<LoaderFunctionArgs, 'request'>;

/** Checks the slug against the settings first, so that an unknown address causes no further requests. */
export const loader = async ({ url }: Pick<LoaderFunctionArgs, 'url'>) => {
	const slug = slugOf(url.pathname);
	const { extraPages } = await readOnServer(readSiteWithFallback);
	if (!isLegal(slug) && !extraPages.some((page) => page.slug === slug)) {
		await redirectFromFormerAddress(url);
		throw notFound();
	}
	return loadOnServer(ensureOwnPage(slug));
};
export const clientLoader = ({ request }: Args) =>
	loadInBrowser(ensureOwnPage(slugOf(new URL(request.url).pathname)));

/** A page written by the owner, including the legal pages. */
export default function OwnPage() {
	const translator = useWords();
	const { t } = translator;
	const directionOf = useTextDirection();
	const slug = slugOf(useLocation().pathname);
	const { data } = useSuspenseQuery(ownPageQuery(slug));
	const { html, headings } = useMemo(
		() => prepareArticle(data.html, translator),
		[data.html, translator],
	);
	const title = isLegal(slug) ? t(legalPageTexts[slug].title) : data.title;
	const description = isLegal(slug) ? t(legalPageTexts[slug].description) : textOfHtml(data.html);
	return (
		<>
			<PageHead title={title} description={description} path={sitePaths.ownPage.at(slug)} />
			<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
				<Box
					as="h1"
					dir={directionOf(title)}
					textStyle="h1"
					maxWidth="18ch"
					marginBottom={{ base: '8', lg: '12' }}
				>
					{title}
				</Box>
				<Columns>
					<Box gridColumn={{ lg: '1 / 9' }} minWidth="0" maxWidth="measure">
						<Article html={html} />
					</Box>
					<Box gridColumn={{ lg: '10 / 13' }} hideBelow="lg">
						<Contents headings={headings} />
					</Box>
				</Columns>
			</Container>
		</>
	);
}
