import type { Session } from '@sumu/contract';
import Bowser from 'bowser';

type Device = Pick<Session, 'browser' | 'os' | 'device'>;

const deviceTypes = ['desktop', 'mobile', 'tablet'] as const;
const formatNameAndVersion = (name = '', version = '') =>
	[name, version.split('.')[0]].filter(Boolean).join(' ');

/** Parses a `User-Agent` header into names that a user recognises. */
export function deviceOf(userAgent: string | undefined): Device {
	if (!userAgent) return { browser: '', os: '', device: 'other' };
	const { browser, os, platform } = Bowser.parse(userAgent);
	return {
		browser: formatNameAndVersion(browser.name, browser.version),
		os: formatNameAndVersion(os.name, os.versionName ?? os.version),
		device: deviceTypes.find((kind) => kind === platform.type) ?? 'other',
	};
}
