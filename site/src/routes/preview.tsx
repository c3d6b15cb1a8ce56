import { readPreview } from '@sumu/contract';
import { lazy, Suspense, useMemo } from 'react';
import { isRouteErrorResponse, type LoaderFunctionArgs, useRouteError } from 'react-router-dom';
import { siteEnv } from '../config/env.server';
import { ErrorView } from '../features/layout/error-view';
import { Footer } from '../features/layout/footer';
import { MainPart } from '../features/layout/main-part';
import { barLinks } from '../features/layout/menu';
import { NavBar } from '../features/layout/nav-bar';
import { Expired } from '../features/preview/components/expired';
import { PreviewFrame } from '../features/preview/components/preview-frame';
import { useShownTheme, useTypedWords } from '../features/preview/use-preview-settings';
import { callEndpoint } from '../lib/api';
import { loadChunk } from '../lib/chunk/load-chunk';
import type { RouteHandle } from '../lib/document/route-handle';
import { Unlisted } from '../lib/document/unlisted';
import { livePreviewToken } from '../lib/preview/frame';
import { useFramed, useIsFramed } from '../lib/preview/use-frame';
import { loadOnServer, readOnServer } from '../lib/query';
import { shownSite } from '../lib/site/shown-site';
import { SiteContext, useSiteIfLoaded } from '../lib/site/use-site';
import { useWords, WordsContext } from '../lib/words/use-words';
import type { Route } from './+types/preview';
import { homeReads } from './home-reads';
import { PreviewPage, titleOf } from './preview-pages';

/** Code for every palette, loaded only while the owner edits the brand. */
const SiteLook = lazy(() =>
	loadChunk('site look', () => import('../features/preview/components/site-look')),
);

export const handle: RouteHandle = { isBare: true };

/** Only the panel and the site itself may frame the preview. It is never cached. */
export const headers = () => ({
	'Cache-Control': 'no-store',
	'X-Robots-Tag': 'noindex',
	'Content-Security-Policy': `frame-ancestors 'self' ${siteEnv().cmsOrigin}`,
});

export async function loader({ params, request }: LoaderFunctionArgs) {
	const { token = '' } = params;
	// 404 if the token is invalid or has expired.
	const preview =
		token === livePreviewToken
			? null
			: (await readOnServer(() => callEndpoint(readPreview, { params: { token } }))).data;
	const reads = preview?.kind === 'site' ? homeReads(request) : () => [];
	return { ...(await loadOnServer(reads)), preview };
}

function Page({ children }: { children: React.ReactNode }) {
	const { t } = useWords();
	const site = useSiteIfLoaded();
	const isFramed = useIsFramed();
	return (
		<>
			<NavBar ownerName={site?.ownerName ?? ''} links={barLinks(site, t)} />
			<MainPart label={isFramed ? t('Preview') : undefined}>{children}</MainPart>
			<Footer site={site} />
		</>
	);
}

export default function Preview({ loaderData: { preview } }: Route.ComponentProps) {
	const { t } = useWords();
	const previewUpdate = useFramed();
	const site = useSiteIfLoaded();
	useShownTheme(previewUpdate?.theme);
	const previewContent = previewUpdate?.shown ?? preview;
	const ofSite = previewContent?.kind === 'site' ? previewContent.item : null;
	const previewSite = useMemo(() => ofSite && shownSite(ofSite), [ofSite]);
	const words = useTypedWords(previewUpdate?.shown ? previewSite : null);
	return (
		<SiteContext value={previewSite ?? site}>
			<title>
				{previewContent ? t('Preview: {title}', { title: titleOf(previewContent) }) : t('Preview')}
			</title>
			<Unlisted />
			{previewUpdate?.shown?.kind === 'site' && (
				<Suspense>
					<SiteLook brand={previewUpdate.shown.item.brand} theme={previewUpdate.theme} />
				</Suspense>
			)}
			<PreviewFrame expires={preview?.expires ?? null} isInner={previewUpdate?.shown === null}>
				<WordsContext value={words}>
					<Page>{previewContent && <PreviewPage shown={previewContent} />}</Page>
				</WordsContext>
			</PreviewFrame>
		</SiteContext>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	const isOver = isRouteErrorResponse(error) && error.status === 404;
	return <Page>{isOver ? <Expired /> : <ErrorView error={error} />}</Page>;
}
