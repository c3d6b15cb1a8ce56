const youtubePath = /^\/(?:embed|v|shorts|live)\/([\w-]{6,})/;

/** Returns the page of an embedded player, which can be shown as a card or a player; other addresses are unchanged. */
export function toWatchAddress(address: string): string {
	if (!URL.canParse(address)) return address;
	const url = new URL(address);
	const host = url.host.replace(/^www\./, '');
	const [, video] = youtubePath.exec(url.pathname) ?? [];
	if (/^youtube(?:-nocookie)?\.com$/.test(host) && video && video !== 'videoseries') {
		const start = url.searchParams.get('start');
		return `https://www.youtube.com/watch?v=${video}${start ? `&t=${start}` : ''}`;
	}
	const [, clip] = /^\/video\/(\d+)/.exec(url.pathname) ?? [];
	if (host === 'player.vimeo.com' && clip) return `https://vimeo.com/${clip}`;
	if (host === 'w.soundcloud.com') return url.searchParams.get('url') ?? address;
	if (host === 'open.spotify.com') return address.replace('/embed/', '/');
	return address;
}
