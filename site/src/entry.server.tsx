import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import {
	FIRST_RETRY_DELAY_SECONDS,
	MAX_MESSAGE_PAGES,
	maxLengths,
	publicPathPattern,
	reportVisit,
	type Site,
} from '@sumu/contract';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { siteEnv } from './config/env.server';
import { sitePaths } from './config/paths';
import { setApiBase, setFetch, setOwnHeaders } from './lib/api';
import { fetchRecorded } from './lib/api/record-reads.server';
import { needsScripts } from './lib/document/client-store';
import { asciiLink, contentSecurityPolicy } from './lib/document/content-security-policy.server';
import { ReferenceContext } from './lib/document/error-reference';
import { inlinePicture } from './lib/document/inline-picture.server';
import { logError, logRefusals } from './lib/document/log-error.server';
import { oneAtATime } from './lib/document/one-at-a-time.server';
import { ownScripts } from './lib/document/own-scripts.server';
import { InlinePictureContext, NonceContext } from './lib/document/render-contexts';
import { scriptsLast } from './lib/document/scripts-last.server';

import { createStyleCache } from './lib/document/style-cache';
import { logError as log } from './lib/log/log.server';
import { requestId, requestIdHeaders } from './lib/log/request-id.server';
import { storageKey } from './lib/session/session-store';
import { followPages, pagesReadKey, rememberPages, reportVisits } from './lib/visits/follow-pages';
import { uncountedKey } from './lib/visits/leave-uncounted';
import { I18nContext } from './lib/words/i18n';
import { createPageTranslations } from './lib/words/page-words.server';
import { listStartExpressions } from './start-expressions.server';
import { brandHead } from './theme/brand.server';
import modes from './theme/modes/modes.css?url';

setApiBase(`${siteEnv().cmsAddress}/api`);
setOwnHeaders(requestIdHeaders);
setFetch(fetchRecorded);

export const handleError = logError;

const RENDER_TIMEOUT_MS = 10_000;
/**
 * Maximum characters of the `Link` header. Proxies may limit all headers together to 4,000; preloads that do not fit
 * stay in the HTML.
 */
const MAX_LINK_HEADER_LENGTH = 1000;

/**
 * Inline script: an address with a fragment needs the whole page laid out before the first scroll (`ui/defer-layout`).
 */
const namedPart = 'if(location.hash)document.documentElement.setAttribute("data-whole","")';

/** Inline script: marks the document of a visitor with a session, so that the bar reserves room for their menu. */
const sessionMark = `try{if(localStorage.getItem("${storageKey}"))document.documentElement.setAttribute("data-session","")}catch{}`;

/** Inline script: reports the views of this page and of those that the visitor reaches from it. */
const visitReport = `(${reportVisits})(${followPages},"/api${reportVisit.path}","${storageKey}","${uncountedKey}",${maxLengths.url})`;

/** Inline script: remembers the pages read, for the contact form. */
const pageMemory = `(${rememberPages})(${followPages},"${pagesReadKey}",${MAX_MESSAGE_PAGES},${maxLengths.path},${publicPathPattern},"${sitePaths.contact.at()}")`;

/**
 * Style sheet for print and forced colours. Browsers load it last if its media query does not match, and paint without
 * it.
 */
const modeSheet = `<link rel="stylesheet" href="${modes}" media="print, (forced-colors: active)">`;

/** Returns the Open Graph locale meta tag. A language without a region gets its most likely one. */
function localeMeta(tag: string): string {
	const { language, region } = new Intl.Locale(tag).maximize();
	return `<meta property="og:locale" content="${language}_${region}">`;
}

/** Adds Emotion's own attribute to the style tags. Otherwise Emotion moves them as soon as it loads. */
const addEmotionAttribute = (styles: string) =>
	import.meta.env.PROD ? styles.replaceAll('<style ', '<style data-s ') : styles;

/** Settings the page was rendered with; undefined if they could not be loaded. */
function siteOf({ staticHandlerContext }: EntryContext): Site | undefined {
	const root: { site?: Site } | undefined = staticHandlerContext.loaderData?.root;
	return root?.site;
}

/** Renders a complete page: fonts and styles in the head, inline scripts allowed by hash in the CSP. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	logRefusals(request, context.staticHandlerContext.errors);
	const styleCache = createStyleCache();
	const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styleCache);
	const nonce = randomUUID();
	const pageTranslations = createPageTranslations();
	const pageElement = (
		<NonceContext value={nonce}>
			<ReferenceContext value={requestId()}>
				<I18nContext value={pageTranslations.speech}>
					<InlinePictureContext value={inlinePicture}>
						<CacheProvider value={styleCache}>
							<ServerRouter context={context} url={request.url} nonce={nonce} />
						</CacheProvider>
					</InlinePictureContext>
				</I18nContext>
			</ReferenceContext>
		</NonceContext>
	);
	const renderResult = await oneAtATime(() => renderToHtml(pageElement, nonce));
	const { html: body, scripts } = ownScripts(renderResult.html, nonce);
	const styleTags = addEmotionAttribute(
		constructStyleTagsFromChunks(extractCriticalToChunks(body)),
	);
	const siteSettings = siteOf(context);
	const localeTags = localeMeta(siteSettings?.language ?? 'en');
	const headScripts = [
		namedPart,
		sessionMark,
		...(siteSettings?.features.visits && status < 400 ? [visitReport] : []),
		...(siteSettings?.askForPages && status < 400 ? [pageMemory] : []),
	];
	const headEnd = `${localeTags}${brandHead(siteSettings, body)}${modeSheet}${styleTags}${headScripts.map((script) => `<script>${script}</script>`).join('')}${pageTranslations.script()}</head>`;
	const styledHtml = body.replace('</head>', () => headEnd);
	const deferredPage = import.meta.env.SCRIPTS_LAST
		? scriptsLast(
				styledHtml,
				context.manifest.entry.module,
				listStartExpressions(body, status < 400 && isCompletePage(context, body)),
			)
		: undefined;
	const pageHtml = deferredPage?.html ?? styledHtml;
	const inlineScripts = [...scripts, ...headScripts, ...(deferredPage?.scripts ?? [])];
	headers.set('Content-Type', 'text/html; charset=utf-8');
	if (renderResult.link) headers.append('Link', renderResult.link);
	const framedBy = headers.get('Content-Security-Policy') ?? undefined;
	headers.set(
		'Content-Security-Policy',
		contentSecurityPolicy(inlineScripts, framedBy, siteEnv().pictureOrigin),
	);
	if (status === 503) headers.set('Retry-After', String(FIRST_RETRY_DELAY_SECONDS));
	return new Response(pageHtml, { status, headers });
}

/**
 * Checks whether the server has rendered all of a page. Otherwise a route loads its data in the browser, or a part of
 * the page is marked.
 */
function isCompletePage(
	{ staticHandlerContext, routeModules }: EntryContext,
	body: string,
): boolean {
	const loadsInBrowser = staticHandlerContext.matches.some(
		({ route }) => routeModules[route.id]?.clientLoader?.hydrate,
	);
	return !loadsInBrowser && !body.includes(needsScripts);
}

interface RenderResult {
	readonly html: string;
	/** `Link` header that preloads the first picture before the browser parses the HTML. */
	readonly link?: string | undefined;
}

function renderToHtml(element: React.ReactNode, nonce: string): Promise<RenderResult> {
	return new Promise((resolve, reject) => {
		const htmlChunks: Buffer[] = [];
		let linkHeader: string | undefined;
		const htmlStream = new Writable({
			write(chunk: Buffer, _encoding, done) {
				htmlChunks.push(chunk);
				done();
			},
			final(done) {
				clearTimeout(abortTimer);
				resolve({ html: Buffer.concat(htmlChunks).toString(), link: linkHeader });
				done();
			},
		});
		const renderOptions: RenderToPipeableStreamOptions = {
			nonce,
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onHeaders: ({ Link }) => {
				linkHeader = Link && asciiLink(Link);
			},
			maxHeadersLength: MAX_LINK_HEADER_LENGTH,
			onAllReady: () => pipe(htmlStream),
			onShellError: reject,
			onError: log,
		};
		const { pipe, abort } = renderToPipeableStream(element, renderOptions);
		const abortTimer = setTimeout(abort, RENDER_TIMEOUT_MS);
	});
}
