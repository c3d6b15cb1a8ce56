import type { uiTimings } from '@sumu/contract';

// The functions of this file run in the browser before any other script, so they must not reference anything outside.
// They have few comments, which would be part of every page.

/**
 * Starts the page's scripts once its fonts and first picture are painted and the visitor interacts with the page.
 * @param files chunks in load order
 * @param type type of the waiting script that starts hydration
 * @param timeoutMs maximum milliseconds to wait for the fonts and the picture
 * @param onPainted called when the page is painted
 * @param interaction resolves when the scripts are needed
 * @param onFailure called when that script or one of its imports fails to load
 */
export async function startScripts(
	files: readonly string[],
	type: string,
	timeoutMs: number,
	onPainted: () => void,
	interaction: Promise<void>,
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
	onPainted();
	await interaction;
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
 * Returns a promise of the visitor's first interaction, or of a change of the system's theme. A fragment, a query, the
 * given keys in local storage and a frame (the settings' preview) resolve it at once. Chromium reports a pointer that
 * rests where the page appears as a move without a distance, which does not count.
 * @param events names of the events that count as an interaction
 * @param storageKeys names in local storage of values that every page shows
 */
export function waitForInteraction(
	events: readonly string[],
	storageKeys: readonly string[],
): Promise<void> {
	return new Promise((resolve) => {
		const page = document.documentElement;
		const stop = new AbortController();
		for (const event of events)
			addEventListener(
				event,
				(details) => {
					const isResting =
						details instanceof MouseEvent &&
						event === 'pointermove' &&
						details.movementX === 0 &&
						details.movementY === 0;
					if (isResting) return;
					stop.abort();
					if (event !== 'storage') page.dataset.interacted = '';
					resolve();
				},
				{ passive: true, capture: true, signal: stop.signal },
			);
		matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => resolve());
		try {
			if (storageKeys.some((key) => localStorage.getItem(key))) resolve();
		} catch {}
		if (location.hash || location.search || parent !== window) resolve();
	});
}

/**
 * Does what cannot wait for hydration: the bar's colours follow the scroll position, and a click on a button and the
 * search key are held and repeated afterwards. If the scripts fail, a form is submitted natively.
 * @param hydratedEvent event dispatched when the page is interactive
 * @param threshold scroll position in pixels from which the bar has its other colours
 * @param searchKey key that opens the search
 * @returns a function that stops it
 */
export function bridgeHydration(
	hydratedEvent: string,
	threshold: number,
	searchKey: string,
): () => void {
	let repeat = () => {};
	const holdClick = (event: Event) => {
		const button = event.target instanceof Element ? event.target.closest('button') : null;
		if (!button) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		repeat = () => button.click();
	};
	const holdKey = (event: KeyboardEvent) => {
		const { target, key } = event;
		if (key !== searchKey || !(target instanceof Element)) return;
		repeat = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
	};
	const followScroll = () =>
		document
			.querySelector('body > * > header')
			?.toggleAttribute('data-scrolled', scrollY >= threshold);
	const release = () => {
		removeEventListener('click', holdClick, true);
		removeEventListener('keydown', holdKey, true);
		removeEventListener('scroll', followScroll);
		repeat();
		repeat = () => {};
	};
	addEventListener('click', holdClick, true);
	addEventListener('keydown', holdKey, true);
	addEventListener('scroll', followScroll, { passive: true });
	addEventListener(hydratedEvent, release, { once: true });
	addEventListener('unhandledrejection', release, { once: true });
	return release;
}

/**
 * Types the headlines of home in turn until hydration starts, which continues with `TypedHeadline`.
 * @param hydratingEvent event dispatched before hydration
 * @param timings milliseconds between keystrokes and between headlines
 */
export async function typeHeadlines(
	hydratingEvent: string,
	{ headlineDelay, headlinePause, typing, deletion }: typeof uiTimings,
): Promise<void> {
	const title = document.querySelector<HTMLElement>('h1[data-headlines]');
	const text = [...(title?.firstElementChild?.childNodes ?? [])].findLast(
		(node) => node instanceof Text,
	);
	if (!title || !text || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const wholeTexts: string[] = JSON.parse(title.dataset.headlines ?? '[]');
	const [first = ''] = wholeTexts;
	const firstText = text.data;
	const nameLength = first.length - firstText.length;
	const show = (whole: string, typed: string) => {
		title.dataset.whole = whole;
		text.data = typed;
	};
	let isOver = false;
	addEventListener(
		hydratingEvent,
		() => {
			isOver = true;
			show(first, firstText);
		},
		{ once: true },
	);
	const wait = (min: number, max = min) =>
		new Promise((resolve) => setTimeout(resolve, min + Math.random() * (max - min)));
	await wait(headlineDelay);
	for (let round = 0; ; round += 1) {
		const whole = wholeTexts[round % wholeTexts.length] ?? '';
		const letters = [...whole.slice(nameLength)];
		const prefixes = letters
			.map((_, index) => letters.slice(0, index + 1).join(''))
			.filter((prefix) => prefix.trim());
		for (const prefix of round ? prefixes : []) {
			if (isOver) return;
			show(whole, prefix);
			await wait(typing.min, typing.max);
		}
		await wait(headlinePause);
		for (const prefix of ['', ...prefixes.slice(0, -1)].reverse()) {
			if (isOver) return;
			show(whole, prefix);
			await wait(deletion.min, deletion.max);
		}
	}
}
