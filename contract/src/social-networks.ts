/** Names of the networks with an icon, by host. */
export const networkNamesByHost: Readonly<Record<string, string>> = {
	'500px.com': '500px',
	'artstation.com': 'ArtStation',
	'bandcamp.com': 'Bandcamp',
	'behance.net': 'Behance',
	'bitbucket.org': 'Bitbucket',
	'bsky.app': 'Bluesky',
	'codeberg.org': 'Codeberg',
	'codepen.io': 'CodePen',
	'dev.to': 'DEV',
	'deviantart.com': 'DeviantArt',
	'discord.gg': 'Discord',
	'discord.com': 'Discord',
	'dribbble.com': 'Dribbble',
	'etsy.com': 'Etsy',
	'facebook.com': 'Facebook',
	'fb.com': 'Facebook',
	'figma.com': 'Figma',
	'flickr.com': 'Flickr',
	'github.com': 'GitHub',
	'gitlab.com': 'GitLab',
	'goodreads.com': 'Goodreads',
	'instagram.com': 'Instagram',
	'linkedin.com': 'LinkedIn',
	'mastodon.social': 'Mastodon',
	'medium.com': 'Medium',
	'npmjs.com': 'npm',
	'orcid.org': 'ORCID',
	'patreon.com': 'Patreon',
	'pinterest.com': 'Pinterest',
	'reddit.com': 'Reddit',
	'researchgate.net': 'ResearchGate',
	'soundcloud.com': 'SoundCloud',
	'spotify.com': 'Spotify',
	'stackoverflow.com': 'Stack Overflow',
	'substack.com': 'Substack',
	't.me': 'Telegram',
	'telegram.me': 'Telegram',
	'threads.com': 'Threads',
	'threads.net': 'Threads',
	'tiktok.com': 'TikTok',
	'tumblr.com': 'Tumblr',
	'twitch.tv': 'Twitch',
	'twitter.com': 'Twitter',
	'unsplash.com': 'Unsplash',
	'vimeo.com': 'Vimeo',
	'vk.com': 'VK',
	'wa.me': 'WhatsApp',
	'whatsapp.com': 'WhatsApp',
	'x.com': 'X',
	'xing.com': 'XING',
	'youtu.be': 'YouTube',
	'youtube.com': 'YouTube',
};

/** Checks for a Fediverse profile (`/@name`), which may be on any host. */
export const isFediverseProfile = (path: string) => /^\/@[^/]+\/?$/.test(path);

/** Returns the known value for a host or one of its parent domains. */
export function findByHost<Value>(
	hostname: string,
	valuesByHost: Readonly<Record<string, Value>>,
): Value | undefined {
	const parts = hostname.split('.');
	const domains = parts.map((_, index) => parts.slice(index).join('.'));
	const knownDomain = domains.find((domain) => Object.hasOwn(valuesByHost, domain));
	return knownDomain === undefined ? undefined : valuesByHost[knownDomain];
}

/** Returns the name of the network that an address belongs to; undefined if it has no icon. */
export function getNetworkName(address: string): string | undefined {
	if (!URL.canParse(address)) return undefined;
	const { hostname, pathname } = new URL(address);
	return (
		findByHost(hostname, networkNamesByHost) ??
		(isFediverseProfile(pathname) ? 'Mastodon' : undefined)
	);
}
