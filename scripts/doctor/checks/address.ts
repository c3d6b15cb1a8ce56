import { type DoctorCheck, reportFailure, reportOk, reportWarning } from '../doctor-check';

const localHostPattern = /^(localhost|127\.|\[::1\]$|.*\.localhost$)/;
const isLocal = (origin: string) => localHostPattern.test(new URL(origin).hostname);

export const addressCheck: DoctorCheck = {
	name: 'Addresses',
	look({ settings }) {
		const { site, cms } = settings.origins;
		const findingText = `site ${site}, CMS ${cms}`;
		const open = [site, cms].filter((one) => one.startsWith('http:') && !isLocal(one));
		if (open.length > 0)
			return reportFailure(
				`${open.join(' and ')}: passwords would travel unencrypted`,
				'Put a proxy with a certificate before it, and write https in PUBLIC_URL and CMS_PUBLIC_URL.',
			);
		if (isLocal(site) !== isLocal(cms))
			return reportFailure(
				findingText,
				'One of them is for this machine only. Set both PUBLIC_URL and CMS_PUBLIC_URL.',
			);
		if (site.startsWith('https:') && !settings.TRUST_PROXY)
			return reportWarning(
				findingText,
				'Set TRUST_PROXY=true, or every visitor counts as the proxy.',
			);
		if (isLocal(site) && settings.TRUST_PROXY)
			return reportWarning(findingText, 'Behind a proxy PUBLIC_URL should be what visitors type.');
		return reportOk(findingText);
	},
};
