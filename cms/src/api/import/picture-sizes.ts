/** Widest picture that Medium's and Squarespace's servers are asked for. */
const MAX_WIDTH = 2500;

/** Returns the address of the largest size that a platform offers of a picture; the same address if it is unknown. */
function toLargest(address: string): string {
	const pictureUrl = new URL(address);
	const { host } = pictureUrl;
	if (/(?:^|\.)medium\.com$/.test(host))
		pictureUrl.pathname = pictureUrl.pathname
			.replace(/^\/(?:max|fit\/[a-z])\/\d+(?:\/\d+)?\//, `/max/${MAX_WIDTH}/`)
			.replace(/^\/v2\/(?:format:\w+\/)?resize:\w+:\d+(?::\d+)?\//, `/v2/resize:fit:${MAX_WIDTH}/`);
	if (/(?:^|\.)squarespace(?:-cdn)?\.com$/.test(host))
		pictureUrl.searchParams.set('format', `${MAX_WIDTH}w`);
	if (/(?:^|\.)substackcdn\.com$/.test(host)) {
		// The address contains that of the original.
		const original = /\/image\/fetch\/[^/]*\/(https?%3A.+)$/i.exec(pictureUrl.pathname)?.[1];
		if (original) return decodeURIComponent(original);
	}
	if (/\/wp-content\/uploads\//.test(pictureUrl.pathname) || /^i\d\.wp\.com$/.test(host)) {
		for (const sizeParameter of ['w', 'h', 'resize', 'fit', 'quality', 'ssl', 'zoom'])
			pictureUrl.searchParams.delete(sizeParameter);
		pictureUrl.pathname = pictureUrl.pathname.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '');
	}
	return pictureUrl.href;
}

/** Returns the addresses at which a picture is requested, the largest size first. */
export function pictureCandidates(address: string, largest: string | undefined): string[] {
	const absolute = (one: string) => one.replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
	const addresses = [absolute(address), ...(largest ? [absolute(largest)] : [])].filter((one) =>
		URL.canParse(one),
	);
	return [...new Set([...addresses.map(toLargest), ...addresses.toReversed()])];
}
