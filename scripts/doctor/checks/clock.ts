import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvSettings } from '../../launcher/settings';
import { repositoryRoot } from '../../setup/install.mjs';
import { CHECK_TIMEOUT_MS, type DoctorCheck, reportFailure, reportOk } from '../doctor-check';

/** Tokens, one-time codes and certificates tolerate about a minute. */
const CLOCK_TOLERANCE_MS = 60_000;
const setClockInstruction = 'Set the clock, best by NTP: `timedatectl set-ntp true`.';

/**
 * Servers whose clock can be compared: only those that are configured, since nothing else may be contacted. The
 * services of others come first: the site's own address often is on this machine.
 */
const listClockSources = (settings: EnvSettings): string[] =>
	[
		settings.GOOGLE_CLIENT_ID && (settings.GOOGLE_ISSUER ?? 'https://accounts.google.com'),
		settings.CLOUDINARY_URL && (settings.CLOUDINARY_UPLOAD_PREFIX ?? 'https://api.cloudinary.com'),
		settings.GEOIP_URL,
		settings.PUBLIC_URL,
	].filter((url) => typeof url === 'string' && url !== '') as string[];

/** Returns how many milliseconds the server's clock is ahead of this one; undefined if it does not say. */
async function measureClockOffset(url: string): Promise<number | undefined> {
	const askedAt = Date.now();
	try {
		const { headers, body } = await fetch(url, {
			method: 'HEAD',
			redirect: 'manual',
			signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
		});
		await body?.cancel();
		const serverTime = Date.parse(headers.get('date') ?? '');
		const localTime = (askedAt + Date.now()) / 2;
		return Number.isNaN(serverTime) ? undefined : serverTime - localTime;
	} catch {
		return undefined;
	}
}

function findNewestFileTime(dataDir: string): number {
	const files = [
		join(dataDir, 'cms.db'),
		join(dataDir, 'cms.db-wal'),
		join(repositoryRoot, 'package.json'),
	];
	return Math.max(...files.filter(existsSync).map((file) => statSync(file).mtimeMs));
}

/** Compares the clock with the first configured service that answers, and with the times of files. */
export const clockCheck: DoctorCheck = {
	name: 'Clock',
	async look({ settings }) {
		const now = new Date();
		const newest = findNewestFileTime(settings.DATA_DIR);
		if (newest - now.getTime() > CLOCK_TOLERANCE_MS)
			return reportFailure(
				`it is ${now.toISOString()}, and files are of ${new Date(newest).toISOString()}`,
				setClockInstruction,
			);
		for (const url of listClockSources(settings)) {
			const offset = await measureClockOffset(url);
			if (offset === undefined) continue;
			const { host } = new URL(url);
			return Math.abs(offset) > CLOCK_TOLERANCE_MS
				? reportFailure(
						`${now.toISOString()}, ${Math.round(Math.abs(offset) / 1000)} s ${offset > 0 ? 'behind' : 'ahead of'} ${host}`,
						setClockInstruction,
					)
				: reportOk(`${now.toISOString()}, as at ${host}`);
		}
		return reportOk(`${now.toISOString()}`);
	},
};
