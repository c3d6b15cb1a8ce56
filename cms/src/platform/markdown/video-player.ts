import { videoPlayerOrigins } from '@sumu/contract';

const youtubeHosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const youtubeId = /^[\w-]{11}$/;
const vimeoPath =
	/^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/;
const startTime = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** Returns the seconds of `90`, `90s` or `1m30s`; 0 if the text is no time. */
function parseSeconds(text: string): number {
	const [, hours = 0, minutes = 0, seconds = 0] = startTime.exec(text) ?? [];
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtubeIdIn({ hostname, pathname, searchParams }: URL): string {
	const [first = '', second = ''] = pathname.slice(1).split('/');
	if (hostname === 'youtu.be') return first;
	if (!youtubeHosts.test(hostname)) return '';
	if (first === 'watch') return searchParams.get('v') ?? '';
	return /^(?:shorts|live|embed)$/.test(first) ? second : '';
}

function youtubePlayer(video: URL): string | null {
	const id = youtubeIdIn(video);
	if (!youtubeId.test(id)) return null;
	const player = new URL(`/embed/${id}`, videoPlayerOrigins.youtube);
	player.searchParams.set('autoplay', '1');
	const { searchParams } = video;
	const start = parseSeconds(searchParams.get('t') ?? searchParams.get('start') ?? '');
	if (start > 0) player.searchParams.set('start', String(start));
	return player.href;
}

function vimeoPlayer({ hostname, pathname, searchParams }: URL): string | null {
	if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname)) return null;
	const [, id, hash = searchParams.get('h')] = vimeoPath.exec(pathname) ?? [];
	if (!id) return null;
	const player = new URL(`/video/${id}`, videoPlayerOrigins.vimeo);
	player.searchParams.set('autoplay', '1');
	player.searchParams.set('dnt', '1');
	// Unlisted videos play only with their hash.
	if (hash) player.searchParams.set('h', hash);
	return player.href;
}

/** Returns the player of a YouTube or Vimeo video, which starts at once, or null for any other address. */
export function videoPlayerOf(address: string): string | null {
	if (!URL.canParse(address)) return null;
	const video = new URL(address);
	return youtubePlayer(video) ?? vimeoPlayer(video);
}
