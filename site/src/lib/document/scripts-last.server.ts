import { startScripts } from './start-scripts.ts';

const modulePreloadPattern = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScriptTag = '<script type="module" async="">';
const deferredScriptType = 'text/after-paint';
/**
 * Forces a layout of the part received so far, while fonts still block painting. The end of the page, its data, may not
 * have arrived yet.
 */
const forceLayoutScript = 'document.body.offsetHeight';
/** Maximum milliseconds that scripts wait for the page's fonts and pictures. */
const PAINT_TIMEOUT_MS = 2000;

/** Load order of the chunks (see `codeSplitting`); unlisted chunks load last. */
const chunkOrder = ['rolldown-runtime', 'react', 'chakra', 'system', 'base', 'lib', 'ui'];

const getChunkPosition = (file: string) => {
	const index = chunkOrder.findIndex((name) => file.includes(`/${name}-`));
	return index < 0 ? chunkOrder.length : index;
};

interface StartedLast {
	readonly html: string;
	/** Inline scripts of the page; the first one starts all others. */
	readonly scripts: readonly string[];
}

/** Expressions of the script that starts all others, as source text. */
export interface StartExpressions {
	/** Function to call when the page is painted. */
	readonly onPainted: string;
	/** Promise that resolves when the scripts are needed. */
	readonly interaction: string;
	/** Function to call when the scripts fail to load. */
	readonly onFailure: string;
}

/**
 * Defers all scripts until the page has been painted and they are needed.
 * @param entry chunk that starts hydration; the page's own script imports it last
 */
export function scriptsLast(
	html: string,
	entry: string,
	{ onPainted, interaction, onFailure }: StartExpressions,
): StartedLast {
	const files = Array.from(html.matchAll(modulePreloadPattern), ([, file = '']) => file)
		.filter((file) => file !== entry)
		.toSorted((a, b) => getChunkPosition(a) - getChunkPosition(b));
	const start = `(${startScripts})(${JSON.stringify(files)},"${deferredScriptType}",${PAINT_TIMEOUT_MS},${onPainted},${interaction},${onFailure})`;
	const page = html
		.replace(modulePreloadPattern, '')
		.replace(
			moduleScriptTag,
			`<script>${forceLayoutScript}</script><script type="${deferredScriptType}">`,
		)
		.replace('</head>', () => `<script>${start}</script></head>`);
	return { html: page, scripts: [start, forceLayoutScript] };
}
