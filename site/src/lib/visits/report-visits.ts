/**
 * Reports each page view of a visitor, also those without a new document. Runs in the browser before any other script,
 * so it must not reference anything outside, and has no comments, which would be part of every page.
 * @param address of the call that counts a view
 * @param sessionKey name of the session in local storage
 * @param uncountedKey name of the id of the last helper who signed in here, in local storage
 * @param maxLength most characters of a path that the call accepts
 */
export function reportVisits(
	address: string,
	sessionKey: string,
	uncountedKey: string,
	maxLength: number,
): void {
	if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
	const isHelper = () => {
		try {
			return localStorage[sessionKey]?.includes(`"${localStorage[uncountedKey]}"`);
		} catch {
			return false;
		}
	};
	let lastPath = '';
	const report = (referrer = '') => {
		const { pathname, search } = location;
		if (pathname === lastPath || isHelper()) return;
		lastPath = pathname;
		const visit = JSON.stringify({
			path: (pathname + search).slice(0, maxLength),
			referrer: referrer.slice(0, maxLength),
		});
		navigator.sendBeacon(address, new Blob([visit], { type: 'application/json' }));
	};
	for (const change of ['pushState', 'replaceState'] as const) {
		const original = history[change];
		history[change] = (...entry) => {
			original.apply(history, entry);
			report();
		};
	}
	addEventListener('popstate', () => report());
	report(document.referrer);
}
