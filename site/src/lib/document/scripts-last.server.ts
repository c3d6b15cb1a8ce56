const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const beginning = '<script type="module" async="">';
const waiting = 'text/after-paint';

/** Chunks in the order they are started in (see `codeSplitting`); those without a place come last. */
const order = ['rolldown-runtime', 'react', 'chakra', 'system', 'base', 'lib', 'ui'];

const place = (file: string) => {
	const index = order.findIndex((name) => file.includes(`/${name}-`));
	return index < 0 ? order.length : index;
};

/** Milliseconds scripts wait at most for fonts and pictures of a page that is there. */
const patience = 2000;

/** In the browser: starts a page's scripts once its fonts and its first picture are on the screen. */
async function begin(files: readonly string[], type: string, patience: number) {
	const loaded = new Promise((resolve) => addEventListener('load', resolve));
	const painted = (type: 'paint' | 'element') =>
		new Promise<void>((resolve) => {
			// A placeholder, drawn behind the picture, is told of too.
			const told = (entries: PerformanceObserverEntryList) => {
				const urls = entries.getEntries().map((entry) => ('url' in entry ? `${entry.url}` : ''));
				if (urls.some((url) => !url.startsWith('data:'))) resolve();
			};
			if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
			else new PerformanceObserver(told).observe({ type, buffered: true });
		});
	const shown = () => {
		const picture = document.querySelector('[elementtiming]')?.getBoundingClientRect();
		return painted(picture && picture.top < innerHeight ? 'element' : 'paint');
	};
	await Promise.race([loaded.then(shown), new Promise((resolve) => setTimeout(resolve, patience))]);
	for (const file of files) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = file;
		document.head.append(link);
	}
	// One at a time, and the page may answer in between. What fails here fails again below, by name.
	for (const file of files) {
		await import(/* @vite-ignore */ file).catch(() => {});
		await new Promise((resolve) => setTimeout(resolve));
	}
	const script = document.createElement('script');
	script.type = 'module';
	script.textContent = document.querySelector(`script[type="${type}"]`)?.textContent ?? '';
	document.head.append(script);
}

/**
 * A page stands without its scripts: they are fetched when it has been painted.
 * @param entry the chunk that begins to hydrate: the page's own script starts it, after all others
 */
export function scriptsLast(html: string, entry: string): string {
	const files = Array.from(html.matchAll(preload), ([, file = '']) => file)
		.filter((file) => file !== entry)
		.toSorted((a, b) => place(a) - place(b));
	const loader = `<script>(${begin})(${JSON.stringify(files)},"${waiting}",${patience})</script>`;
	return html
		.replace(preload, '')
		.replace(beginning, `<script type="${waiting}">`)
		.replace('</head>', () => `${loader}</head>`);
}
