/**
 * In the browser, before any script of the page, and so without anything from outside: starts the
 * page's scripts once its fonts and its first picture are on the screen.
 * @param files chunks in the order they are started in
 * @param type of the script that waits for them, and hydrates
 * @param timeoutMs milliseconds to wait at most
 * @param failed called when that script or one it imports fails to load
 */
export async function startScripts(
	files: readonly string[],
	type: string,
	timeoutMs: number,
	failed: () => void,
): Promise<void> {
	const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
	const loaded = new Promise((resolve) => addEventListener('load', resolve));
	const painted = (type: 'paint' | 'element') =>
		new Promise<void>((resolve) => {
			// A placeholder, drawn behind the picture, is told of too; a drawing may be in the page itself.
			const told = (entries: PerformanceObserverEntryList) => {
				const urls = entries.getEntries().map((entry) => ('url' in entry ? `${entry.url}` : ''));
				if (urls.some((url) => !/^data:(?!image\/svg)/.test(url))) resolve();
			};
			if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
			else new PerformanceObserver(told).observe({ type, buffered: true });
		});
	// A rectangle would have the whole page laid out for it at once.
	const isInView = (element: Element) =>
		new Promise<boolean>((resolve) => {
			new IntersectionObserver(([entry], observer) => {
				observer.disconnect();
				resolve(entry?.isIntersecting ?? false);
			}).observe(element);
		});
	const shown = async () => {
		const picture = document.querySelector('[elementtiming]');
		// Nothing is in view of a page in the background, nor is it painted.
		if (document.hidden) return;
		await painted(picture && (await isInView(picture)) ? 'element' : 'paint');
	};
	const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
	await Promise.race([loaded.then(shown), pause(timeoutMs)]);
	// One at a time, and the page may answer in between.
	for (const file of files) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = file;
		document.head.append(link);
		await pause();
	}
	// What fails here fails again below, by name.
	for (const file of files) {
		await import(/* @vite-ignore */ file).catch(() => {});
		await pause();
	}
	// The end of a page may come later than all scripts, which a browser may have kept.
	await parsed;
	const script = document.createElement('script');
	script.type = 'module';
	script.textContent = document.querySelector(`script[type="${type}"]`)?.textContent ?? '';
	script.addEventListener('error', () => {
		document.documentElement.dataset.scripts = 'failed';
		failed();
	});
	document.head.append(script);
}
