import { createElement as element } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
	createRequestHandler,
	Outlet,
	Scripts,
	type ServerBuild,
	ServerRouter,
} from 'react-router';

/** Every file a page requests, as a build would name them. */
export const pageFiles = {
	entry: '/assets/entry.js',
	others: ['/assets/manifest.js', '/assets/react.js', '/assets/root.js', '/assets/page.js'],
} as const;

const [manifest, imported, root, page] = pageFiles.others;

const Root = () =>
	element('html', null, element('head'), element('body', null, element(Outlet), element(Scripts)));

const asset = (id: string, module: string) => ({
	id,
	module,
	imports: [],
	hasAction: false,
	hasLoader: false,
	hasClientAction: false,
	hasClientLoader: false,
	hasClientMiddleware: false,
	hasErrorBoundary: false,
	clientActionModule: undefined,
	clientLoaderModule: undefined,
	clientMiddlewareModule: undefined,
	hydrateFallbackModule: undefined,
});

/** The smallest possible build: a document with one empty page. */
const build: ServerBuild = {
	entry: {
		module: {
			default: async (request, status, headers, context) => {
				const document = element(ServerRouter, { context, url: request.url });
				return new Response(await renderToReadableStream(document), { status, headers });
			},
		},
	},
	routes: {
		root: { id: 'root', path: '', module: { default: Root } },
		page: { id: 'page', parentId: 'root', index: true, module: { default: () => null } },
	},
	assets: {
		entry: { module: pageFiles.entry, imports: [imported] },
		routes: {
			root: { ...asset('root', root), path: '' },
			page: { ...asset('page', page), parentId: 'root', index: true },
		},
		url: manifest,
		version: '1',
	},
	publicPath: '/',
	assetsBuildDirectory: '',
	future: {
		v8_middleware: true,
		v8_passThroughRequests: true,
		v8_trailingSlashAwareDataRequests: true,
	},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: 'initial', manifestPath: '' },
};

/** Renders a page with React Router, with all of `pageFiles`. */
export async function renderedPage(): Promise<string> {
	const response = await createRequestHandler(build, 'production')(new Request('http://site/'));
	return response.text();
}
