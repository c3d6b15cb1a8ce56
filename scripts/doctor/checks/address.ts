import { type Check, look, ok, wrong } from '../finding';

const local = /^(localhost|127\.|\[::1\]$|.*\.localhost$)/;
const isLocal = (origin: string) => local.test(new URL(origin).hostname);

export const address: Check = {
	name: 'Addresses',
	look({ settings }) {
		const { site, cms } = settings.origins;
		const found = `site ${site}, CMS ${cms}`;
		const open = [site, cms].filter((one) => one.startsWith('http:') && !isLocal(one));
		if (open.length > 0)
			return wrong(
				`${open.join(' and ')}: passwords would travel unencrypted`,
				'Put a proxy with a certificate before it, and write https in PUBLIC_URL and CMS_PUBLIC_URL.',
			);
		if (isLocal(site) !== isLocal(cms))
			return wrong(
				found,
				'One of them is for this machine only. Set both PUBLIC_URL and CMS_PUBLIC_URL.',
			);
		if (site.startsWith('https:') && !settings.TRUST_PROXY)
			return look(found, 'Set TRUST_PROXY=true, or every visitor counts as the proxy.');
		if (isLocal(site) && settings.TRUST_PROXY)
			return look(found, 'Behind a proxy PUBLIC_URL should be what visitors type.');
		return ok(found);
	},
};
