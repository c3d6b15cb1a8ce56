import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { retryAfter, type Site } from '@sumu/contract';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { siteEnv } from './config/env.server';
import { setApiBase, setOwnHeaders } from './lib/api';
import { asciiLink } from './lib/document/ascii-link.server';
import { contentSecurityPolicy } from './lib/document/content-security-policy.server';
import { InlinePictureContext } from './lib/document/inline-picture';
import { inlinePicture } from './lib/document/inline-picture.server';
import { localeMeta } from './lib/document/locale-meta.server';
import { logError, logRefusals } from './lib/document/log-error.server';
import { namedPart } from './lib/document/named-part.server';
import { NonceContext } from './lib/document/nonce';
import { oneAtATime } from './lib/document/one-at-a-time.server';
import { ownScripts } from './lib/document/own-scripts.server';
import { ReferenceContext } from './lib/document/reference';
import { scriptsLast } from './lib/document/scripts-last.server';
import { createStyleCache } from './lib/document/style-cache';
import { logError as log } from './lib/log/log.server';
import { requestId, requestIdHeaders } from './lib/log/request-id.server';
import { pageWords } from './lib/words/page-words.server';
import { SpeechContext } from './lib/words/speech-context';
import { brandHead } from './theme/brand.server';
import { modeSheet } from './theme/modes.server';

setApiBase(`${siteEnv().cmsAddress}/api`);
setOwnHeaders(requestIdHeaders);

export const handleError = logError;

const timeoutMs = 10_000;
/**
 * Maximum characters of the `Link` header. Proxies may limit all headers together to 4,000; preloads that do not fit
 * stay in the HTML.
 */
const longestLink = 1000;

/** Adds Emotion's own attribute to the style tags. Otherwise Emotion moves them as soon as it loads. */
const taken = (styles: string) =>
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
	const cache = createStyleCache();
	const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
	const nonce = randomUUID();
	const words = pageWords();
	const page = (
		<NonceContext value={nonce}>
			<ReferenceContext value={requestId()}>
				<SpeechContext value={words.speech}>
					<InlinePictureContext value={inlinePicture}>
						<CacheProvider value={cache}>
							<ServerRouter context={context} url={request.url} nonce={nonce} />
						</CacheProvider>
					</InlinePictureContext>
				</SpeechContext>
			</ReferenceContext>
		</NonceContext>
	);
	const rendered = await oneAtATime(() => render(page, nonce));
	const { html: body, scripts } = ownScripts(rendered.html, nonce);
	const styles = taken(constructStyleTagsFromChunks(extractCriticalToChunks(body)));
	const site = siteOf(context);
	const locale = localeMeta(site?.language ?? 'en');
	const head = `${locale}${brandHead(site, body)}${modeSheet}${styles}<script>${namedPart}</script>${words.script()}</head>`;
	const styled = body.replace('</head>', () => head);
	const last = import.meta.env.SCRIPTS_LAST
		? scriptsLast(styled, context.manifest.entry.module)
		: undefined;
	const html = last?.html ?? styled;
	const own = [...scripts, namedPart, ...(last?.scripts ?? [])];
	headers.set('Content-Type', 'text/html; charset=utf-8');
	if (rendered.link) headers.append('Link', rendered.link);
	const framedBy = headers.get('Content-Security-Policy') ?? undefined;
	headers.set('Content-Security-Policy', contentSecurityPolicy(own, framedBy));
	if (status === 503) headers.set('Retry-After', String(retryAfter));
	return new Response(html, { status, headers });
}

interface Rendered {
	readonly html: string;
	/** `Link` header that preloads the first picture before the browser parses the HTML. */
	readonly link?: string | undefined;
}

function render(element: React.ReactNode, nonce: string): Promise<Rendered> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		let link: string | undefined;
		const sink = new Writable({
			write(chunk: Buffer, _encoding, done) {
				chunks.push(chunk);
				done();
			},
			final(done) {
				clearTimeout(timer);
				resolve({ html: Buffer.concat(chunks).toString(), link });
				done();
			},
		});
		const options: RenderToPipeableStreamOptions = {
			nonce,
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onHeaders: ({ Link }) => {
				link = Link && asciiLink(Link);
			},
			maxHeadersLength: longestLink,
			onAllReady: () => pipe(sink),
			onShellError: reject,
			onError: log,
		};
		const { pipe, abort } = renderToPipeableStream(element, options);
		const timer = setTimeout(abort, timeoutMs);
	});
}
