/**
 * Starts the page's scripts once its fonts and first picture are painted. Runs in the browser before any other script,
 * so it must not reference anything outside.
 * @param files chunks in load order
 * @param type type of the waiting script that starts hydration
 * @param timeoutMs maximum milliseconds to wait
 * @param failed called when that script or one of its imports fails to load
 */
export async function startScripts(
	files: readonly string[],
	type: string,
	timeoutMs: number,
	onFailure: () => void,
): Promise<void> {
	const domContentLoaded = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
	const windowLoaded = new Promise((resolve) => addEventListener('load', resolve));
	const waitForPaintEntry = (type: 'paint' | 'element') =>
		new Promise<void>((resolve) => {
			// The placeholder behind the picture is reported too, so ignore data URLs. An inlined SVG counts.
			const onPaintEntries = (entries: PerformanceObserverEntryList) => {
				const urls = entries.getEntries().map((entry) => ('url' in entry ? `${entry.url}` : ''));
				if (urls.some((url) => !/^data:(?!image\/svg)/.test(url))) resolve();
			};
			if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
			else new PerformanceObserver(onPaintEntries).observe({ type, buffered: true });
		});
	// `getBoundingClientRect` would force a synchronous layout of the whole page.
	const isInView = (element: Element) =>
		new Promise<boolean>((resolve) => {
			new IntersectionObserver(([entry], observer) => {
				observer.disconnect();
				resolve(entry?.isIntersecting ?? false);
			}).observe(element);
		});
	const waitForFirstPaint = async () => {
		const picture = document.querySelector('[elementtiming]');
		// A background page is not painted, and none of it is in view.
		if (document.hidden) return;
		await waitForPaintEntry(picture && (await isInView(picture)) ? 'element' : 'paint');
	};
	const delay = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
	await Promise.race([windowLoaded.then(waitForFirstPaint), delay(timeoutMs)]);
	// Load one chunk per task, so that the page stays responsive.
	for (const file of files) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = file;
		document.head.append(link);
		await delay();
	}
	// An import that fails here fails again below, where the error names it.
	for (const file of files) {
		await import(/* @vite-ignore */ file).catch(() => {});
		await delay();
	}
	// Cached scripts may load before the end of the page has arrived.
	await domContentLoaded;
	const hydrationScript = document.createElement('script');
	hydrationScript.type = 'module';
	hydrationScript.textContent = document.querySelector(`script[type="${type}"]`)?.textContent ?? '';
	hydrationScript.addEventListener('error', () => {
		document.documentElement.dataset.scripts = 'failed';
		onFailure();
	});
	document.head.append(hydrationScript);
}

/**
 * Holds a click on a button until hydration has finished, then repeats it; if the scripts fail, the form is submitted
 * natively. Runs in the browser before any other script, so it must not reference anything outside.
 * @param hydrated event dispatched when the buttons are interactive
 * @returns a function that stops waiting
 */
export function holdButtons(hydratedEvent: string): () => void {
	let heldButton: HTMLButtonElement | null = null;
	const hold = (event: Event) => {
		const button = event.target instanceof Element ? event.target.closest('button') : null;
		if (!button) return;
		heldButton = button;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	const release = () => {
		removeEventListener('click', hold, true);
		heldButton?.click();
		heldButton = null;
	};
	addEventListener('click', hold, true);
	addEventListener(hydratedEvent, release, { once: true });
	addEventListener('unhandledrejection', release, { once: true });
	return release;
}
