import { hydrated } from './client-store.ts';
import { holdButtons } from './hold-buttons.ts';
import { startScripts } from './start-scripts.ts';

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const beginning = '<script type="module" async="">';
const waiting = 'text/after-paint';
/**
 * Forces a layout of the part received so far, while fonts still block painting. The end of the page, its data, may not
 * have arrived yet.
 */
const layOut = 'document.body.offsetHeight';
/** Maximum milliseconds that scripts wait for the page's fonts and pictures. */
const timeoutMs = 2000;

/** Load order of the chunks (see `codeSplitting`); unlisted chunks load last. */
const order = ['rolldown-runtime', 'react', 'chakra', 'system', 'base', 'lib', 'ui'];

const place = (file: string) => {
	const index = order.findIndex((name) => file.includes(`/${name}-`));
	return index < 0 ? order.length : index;
};

interface StartedLast {
	readonly html: string;
	/** Inline scripts of the page; the first one starts all others. */
	readonly scripts: readonly string[];
}

/**
 * Defers all scripts until the page has been painted.
 * @param entry chunk that starts hydration; the page's own script imports it last
 */
export function scriptsLast(html: string, entry: string): StartedLast {
	const files = Array.from(html.matchAll(preload), ([, file = '']) => file)
		.filter((file) => file !== entry)
		.toSorted((a, b) => place(a) - place(b));
	const hold = `(${holdButtons})("${hydrated}")`;
	const start = `(${startScripts})(${JSON.stringify(files)},"${waiting}",${timeoutMs},${hold})`;
	const page = html
		.replace(preload, '')
		.replace(beginning, `<script>${layOut}</script><script type="${waiting}">`)
		.replace('</head>', () => `<script>${start}</script></head>`);
	return { html: page, scripts: [start, layOut] };
}
