import { hydrated } from './client-store.ts';
import { holdButtons } from './hold-buttons.ts';
import { startScripts } from './start-scripts.ts';

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const beginning = '<script type="module" async="">';
const waiting = 'text/after-paint';
/** While fonts keep a page from being painted, what is there is laid out: the last of it, its data, may still be on its way. */
const layOut = 'document.body.offsetHeight';
/** Milliseconds scripts wait at most for the fonts and pictures of a page. */
const timeoutMs = 2000;

/** Chunks in the order they are started in (see `codeSplitting`); those without a place come last. */
const order = ['rolldown-runtime', 'react', 'chakra', 'system', 'base', 'lib', 'ui'];

const place = (file: string) => {
	const index = order.findIndex((name) => file.includes(`/${name}-`));
	return index < 0 ? order.length : index;
};

interface StartedLast {
	readonly html: string;
	/** Those that stand in it, the one that starts all others first. */
	readonly scripts: readonly string[];
}

/**
 * A page stands without its scripts: they are fetched when it has been painted.
 * @param entry the chunk that begins to hydrate: the page's own script starts it, after all others
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
